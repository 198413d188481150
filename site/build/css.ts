import { PurgeCSS } from 'purgecss';

// Taken literally, `:is(:hover, …)` names no class that a document has, and PurgeCSS drops the rule. It leaves a
// pseudo-class that it does not know as it is. What only stories can bring about stays behind.
const hide = (css: string) => css.replaceAll(/,\s*\[data-force~="?\w+"?\]/g, '').replaceAll(':is(', ':-is(');
const show = (css: string) => css.replaceAll(':-is(', ':is(');

/**
 * The rules of `css` that documents use, so that they carry them and need no stylesheet for their first paint. The
 * whole sheet is fetched with the application: states that only script can bring about are styled by then.
 */
export async function usedCss(bodies: readonly string[], css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: bodies.map(body => ({ raw: `<html><body>${body}`, extension: 'html' })),
    css: [{ raw: hide(css) }],
    keyframes: true,
    fontFace: false,
    // Set on <html> by the inline script and by the bootstrap.
    dynamicAttributes: ['data-edition', 'data-promo', 'open'],
  });
  if (!result) throw new Error('PurgeCSS returned nothing for the stylesheet of the build.');
  return show(result.css);
}
