import { PurgeCSS } from 'purgecss';

// Taken literally, `:is(:hover, …)` names no class that a document has, and PurgeCSS drops the rule. It leaves a
// pseudo-class that it does not know as it is. What only stories can bring about stays behind.
const hide = (css: string) => css.replaceAll(/,\s*\[data-force~="?\w+"?\]/g, '').replaceAll(':is(', ':-is(');
const show = (css: string) => css.replaceAll(':-is(', ':is(');

const words = /[a-z_][\w-]*/gi;

/** Every name that the selectors of a stylesheet ask for: classes, tags, attributes and their values. */
export const namesIn = (css: string): ReadonlySet<string> =>
  new Set(css.match(/[^{}]+(?=\{)/g)?.flatMap(selector => selector.match(words) ?? []));

/** Those of `names` that stand in the tags of documents. */
export function namesUsed(bodies: readonly string[], names: ReadonlySet<string>): Set<string> {
  // Most tags stand there more than once.
  const tags = new Set(bodies.flatMap(body => body.match(/<[a-z][^>]*>/g) ?? []));
  const used = new Set<string>();
  for (const tag of tags) {
    for (const word of tag.match(words)!) if (names.has(word)) used.add(word);
  }
  return used;
}

/**
 * The rules of `css` that documents use, so that they carry them and need no stylesheet for their first paint. The
 * whole sheet is fetched with the application: states that only script can bring about are styled by then.
 * @param names Those that the documents use.
 */
export async function usedCss(names: ReadonlySet<string>, css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: ['html', 'body', ...names].join(' '), extension: 'html' }],
    css: [{ raw: hide(css) }],
    keyframes: true,
    fontFace: false,
    // Set on <html> by the inline script and by the bootstrap.
    dynamicAttributes: ['data-edition', 'data-promo', 'open'],
  });
  if (!result) throw new Error('PurgeCSS returned nothing for the stylesheet of the build.');
  return show(result.css);
}
