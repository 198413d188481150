import { PurgeCSS } from 'purgecss';

/**
 * The rules of `css` that documents use, so that they carry them and need no stylesheet for their first paint. The
 * whole sheet is fetched with the application: states that only script can bring about are styled by then.
 */
export async function usedCss(bodies: readonly string[], css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: bodies.map(body => ({ raw: `<html><body>${body}`, extension: 'html' })),
    css: [{ raw: css }],
    keyframes: true,
    fontFace: false,
    // Set on <html> by the inline script and by the bootstrap.
    dynamicAttributes: ['data-edition', 'data-promo', 'open'],
  });
  if (!result) throw new Error('PurgeCSS returned nothing for the stylesheet of the build.');
  return result.css;
}
