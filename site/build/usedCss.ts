// Selects the CSS rules that a page uses, for its inline style.
import { brand } from '@fit-to-print/content/brand';
import type { Brand } from '@fit-to-print/content/brands/brand';
import { forcedStateAttribute } from '@fit-to-print/ui/theme/states';
import type { Manifest } from 'vite';
import { createRecentCache } from './recentCache.ts';

// PurgeCSS drops rules with `:is(:hover, …)`, because it finds no name in it that a document uses. It keeps unknown
// pseudo-classes, so `:is` is renamed while it runs. The selectors of states that only stories force are removed.
const forcedStates = new RegExp(`,\\s*\\[${forcedStateAttribute}~="?\\w+"?\\]`, 'g');
const escapePseudoClasses = (css: string) => css.replaceAll(forcedStates, '').replaceAll(':is(', ':-is(');
const restorePseudoClasses = (css: string) => css.replaceAll(':-is(', ':is(');

/** The browsers that the built CSS supports, as in the bundler: Vite's `baseline-widely-available`. */
const targets = Object.fromEntries(
  Object.entries({ chrome: [111, 0], edge: [111, 0], firefox: [114, 0], safari: [16, 4] }).map(
    ([browser, [major = 0, minor = 0]]) => [browser, (major << 16) | (minor << 8)],
  ),
);

const namePattern = /[a-z_][\w-]*/gi;

/** All names in the selectors of a stylesheet: classes, tags, attributes and their values. */
export const namesIn = (css: string): ReadonlySet<string> => {
  // A selector is the text between a brace and the next opening one.
  const selectors = css
    .split('{')
    .slice(0, -1)
    .map(text => text.slice(text.lastIndexOf('}') + 1));
  return new Set(selectors.flatMap(selector => selector.match(namePattern) ?? []));
};

/** The number of cached tags: enough for the tags that all pages have. Few, because V8 keeps the whole document of a cached tag in memory. */
const maxKnownTags = 1000;
/** The outlines in SVG. They are removed before the search, because they are long, differ in every map, and contain no names. */
const outlines = / d="[^"]*"/g;

/** Returns a function that returns for each of `names` whether it occurs in the tags of a document: 1 or 0. */
export function createNameFinder(names: readonly string[]): (body: string) => Uint8Array {
  const indexes = new Map(names.map((name, index) => [name, index]));
  const indexesByTag = createRecentCache<string, readonly number[]>(maxKnownTags);
  return body => {
    const isUsed = new Uint8Array(names.length);
    for (const tag of body.replaceAll(outlines, '').match(/<[a-z][^>]*>/g) ?? []) {
      let found = indexesByTag.get(tag);
      if (!found) {
        found = tag.match(namePattern)!.flatMap(word => indexes.get(word) ?? []);
        indexesByTag.set(tag, found);
      }
      for (const index of found) isUsed[index] = 1;
    }
    return isUsed;
  };
}

/**
 * Returns the rules of `stylesheet` that documents use. They are inlined, so that the first paint needs no request. The whole
 * stylesheets are loaded with the app, for the states that need script.
 * @param names The names that the documents use.
 * @param dir The direction of their text.
 */
export async function usedCss(
  names: ReadonlySet<string>,
  stylesheet: string,
  dir: Brand['dir'] = brand.dir,
): Promise<string> {
  // Both are imported only here: a build whose styles stay the same does not need them.
  const [{ PurgeCSS }, { Features, transform }] = await Promise.all([
    import('purgecss'),
    import('lightningcss'),
  ]);
  // PurgeCSS keeps every rule that starts with `:root`.
  const relevantCss = stylesheet.replaceAll(
    /(?<=^|[{}])\s*:root:has\([[.]([\w-]+)[^{}]*\{[^{}]*\}/g,
    (rule: string, name: string) => (names.has(name) ? rule : ''),
  );
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: ['html', 'body', 'dir', dir, ...names].join(' '), extension: 'html' }],
    css: [{ raw: escapePseudoClasses(relevantCss) }],
    keyframes: true,
    fontFace: false,
    // Attributes that the inline script and the bootstrap set, so that the documents do not contain them.
    dynamicAttributes: [
      'data-edition',
      'data-changing',
      'data-promo',
      'data-session',
      'data-waiting',
      'data-busy',
      'data-notice',
      'open',
    ],
  });
  if (!result) throw new Error('PurgeCSS returned nothing for the stylesheet of the build.');
  const css = restorePseudoClasses(result.css)
    // The bundler has added this prefix already; a second transform would add it twice.
    .replaceAll(/-webkit-text-decoration-color:[^;{}]*;/g, '')
    // The bundler's variables for `light-dark()`, which few documents use.
    .replaceAll(/--lightningcss-\w+:[^;{}]*;/g, line =>
      result.css.includes('var(--lightningcss') ? line : '',
    );
  // Merges rules of different files. Without targets, it would write shorthands that Safari ignores.
  return transform({
    filename: 'document.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    exclude: Features.LightDark,
  }).code.toString();
}

/** Returns the stylesheets of a build in the order in which a browser loads them. */
export function stylesheetsOf(manifest: Manifest): readonly string[] {
  const seen = new Set<string>();
  const stylesheets = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], css = [], dynamicImports = [] } = manifest[key]!;
    for (const imported of imports) visit(imported);
    for (const stylesheet of css) stylesheets.add(stylesheet);
    for (const imported of dynamicImports) visit(imported);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key);
  return [...stylesheets];
}
