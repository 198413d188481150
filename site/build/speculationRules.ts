/**
 * The file with the rules, which the header `Speculation-Rules` names. Rules in the document would cost bytes, and need an exception in
 * the content security policy.
 */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * The rules by which a browser downloads the next document when the visitor points at a link or presses it. No script of that page
 * runs before the visit (decision 40). Browsers download nothing ahead for visitors who save data.
 * @param appPaths The pages that load the app at once.
 */
export const speculationRules = (appPaths: readonly string[]): string =>
  JSON.stringify({
    prefetch: [
      {
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
      },
    ],
  });
