/** The text of every file in `articles/`, by its path. The build can replace this module: site/build/articlesFrom.ts. */
export const articleFiles = import.meta.glob<string>('./articles/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
