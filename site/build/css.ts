import { transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import type { Manifest } from 'vite';

// Taken literally, `:is(:hover, …)` names no class that a document has, and PurgeCSS drops the rule. It leaves a
// pseudo-class that it does not know as it is. What only stories can bring about stays behind.
const hide = (css: string) => css.replaceAll(/,\s*\[data-force~="?\w+"?\]/g, '').replaceAll(':is(', ':-is(');
const show = (css: string) => css.replaceAll(':-is(', ':is(');

const words = /[a-z_][\w-]*/gi;

/** Every name that the selectors of a stylesheet ask for: classes, tags, attributes and their values. */
export const namesIn = (css: string): ReadonlySet<string> =>
  new Set(css.match(/[^{}]+(?=\{)/g)?.flatMap(selector => selector.match(words) ?? []));

/** Tags that are worth remembering: those of every page are among the first. */
const enough = 10_000;

/**
 * Those of `names` that stand in the tags of documents.
 * @param known Tags that were looked through before, for these names: their names are not told again.
 */
export function namesUsed(
  bodies: readonly string[],
  names: ReadonlySet<string>,
  known = new Set<string>(),
): Set<string> {
  const used = new Set<string>();
  for (const body of bodies) {
    for (const tag of body.match(/<[a-z][^>]*>/g) ?? []) {
      // Most tags stand there more than once.
      if (known.has(tag)) continue;
      if (known.size < enough) known.add(tag);
      for (const word of tag.match(words)!) if (names.has(word)) used.add(word);
    }
  }
  return used;
}

/**
 * The rules of `stylesheet` that documents use, so that they carry them and need no stylesheet for their first paint. The
 * sheets themselves are fetched with the application: states that only script can bring about are styled by then.
 * @param names Those that the documents use.
 */
export async function usedCss(names: ReadonlySet<string>, stylesheet: string): Promise<string> {
  // PurgeCSS keeps what begins with `:root`, whatever it asks for.
  const wanted = stylesheet.replaceAll(
    /(?<=^|[{}])\s*:root:has\(\[([\w-]+)[^{}]*\{[^{}]*\}/g,
    (rule: string, name: string) => (names.has(name) ? rule : ''),
  );
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: ['html', 'body', ...names].join(' '), extension: 'html' }],
    css: [{ raw: hide(wanted) }],
    keyframes: true,
    fontFace: false,
    // Set on <html> by the inline script and by the bootstrap.
    dynamicAttributes: ['data-edition', 'data-promo', 'open'],
  });
  if (!result) throw new Error('PurgeCSS returned nothing for the stylesheet of the build.');
  // Joined from many files, it can be said shorter.
  const code = Buffer.from(show(result.css));
  return transform({ filename: 'document.css', code, minify: true }).code.toString();
}

/** The stylesheets of a build, each after those it builds upon: in the order in which a browser comes by them. */
export function stylesheetsOf(manifest: Manifest): readonly string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], css = [], dynamicImports = [] } = manifest[key]!;
    for (const imported of imports) visit(imported);
    for (const styleSheet of css) sheets.add(styleSheet);
    for (const imported of dynamicImports) visit(imported);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key);
  return [...sheets];
}
