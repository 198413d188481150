// The rules by which a browser loads the next document before the click.

/**
 * The file with the rules, which the header `Speculation-Rules` names. Rules in the document would cost bytes, and need an exception in
 * the content security policy.
 */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * The rules by which a browser downloads and renders the next document when the visitor points at a link or presses it (decision 40). Of the
 * page's scripts, only the inline one runs before the click. Browsers that cannot render a document ahead download it. They do neither for
 * visitors who save data.
 * @param appPaths The pages that load the app immediately.
 */
export function speculationRules(appPaths: readonly string[]): string {
  const rule = {
    where: {
      and: [
        { href_matches: '/*' },
        // With a query, a link may buy or confirm something. The feed and the sitemap are files.
        { not: { href_matches: [...appPaths, String.raw`/*\?(.+)`, '/*.xml'] } },
        // Where the app runs, it loads the next page's data itself.
        {
          not: {
            selector_matches:
              '[data-intent], [target], [href^="#"], :root:is([data-session], [data-hydrated]) a',
          },
        },
      ],
    },
    eagerness: 'moderate',
  };
  return JSON.stringify({ prefetch: [rule], prerender: [rule] });
}
