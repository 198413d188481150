/**
 * The paths of pages and files in the links of a page's data, or of the layout's. `site/build/cities.test.ts` compares them
 * with the links of the documents. Those of the service finder (four questions on the home page) are left out: it
 * shows them after an answer.
 */
export function linksIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (key === 'serviceFinder') return [];
    if (key !== 'href') return linksIn(value);
    return typeof value === 'string' && value.startsWith('/') ? [value.replace(/[?#].*/, '')] : [];
  });
}
