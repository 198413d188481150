// Finds components by what people call them or need them for.
import MiniSearch from 'minisearch';

/** What the search reads of a component. */
export interface Findable {
  readonly title: string;
  readonly name: string;
  readonly docs: {
    readonly purpose: string;
    readonly aliases: readonly string[];
    readonly use: readonly { readonly text: string }[];
  };
}

/** Words of a need that say nothing about the component. “Two” says something: “two columns”. */
const fillers = new Set(
  'a an and are as at be before by can each for from has i in is it its like me my of on one or something that the there this three four five to was were what which with you show tell let somebody someone visitor visitors user users'.split(
    ' ',
  ),
);

/** A word without its ending: “switching” finds “switch”. */
const stemOf = (word: string) => {
  const lower = word.toLowerCase();
  return fillers.has(lower) ? null : lower.replace(/(?:ing|ed|s)$/, '');
};

/** “LogoCarousel Logo Carousel”: a search for a part of a name finds it. */
const withParts = (name: string) => [name, ...name.split(/(?=[A-Z])/)].join(' ');

/** Returns a function that finds the components for a query, those that more of its words fit first, or all for an empty one. */
export function createFinder<Component extends Findable>(
  components: readonly Component[],
): (query: string) => readonly Component[] {
  const search = new MiniSearch({
    idField: 'title',
    fields: ['name', 'aliases', 'purpose', 'use'],
    processTerm: stemOf,
    searchOptions: { prefix: true, boost: { name: 3, aliases: 3, purpose: 2 } },
  });
  search.addAll(
    components.map(({ title, name, docs }) => ({
      title,
      name: withParts(name),
      aliases: docs.aliases.join(', '),
      purpose: docs.purpose,
      use: docs.use.map(({ text }) => text).join(' '),
    })),
  );
  const byTitle = new Map(components.map(component => [component.title, component]));
  return query =>
    query.trim() === ''
      ? components
      : search
          .search(query)
          // The sort keeps the order of the results that equally many words fit.
          .toSorted((a, b) => b.queryTerms.length - a.queryTerms.length)
          .map(({ id }) => byTitle.get(id as string)!);
}
