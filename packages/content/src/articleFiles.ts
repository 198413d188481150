/** The text of every file in `articles/`, by its path. A test build replaces this module to read other articles: site/build/articlesFrom.ts. */
export const articleFiles = import.meta.glob<string>('./articles/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
