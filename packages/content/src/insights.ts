export const insights = {
  headline: [['Filed under'], [[{ del: 'insights.' }, ' ', { ins: 'useful.' }]]],
  lede: 'What we have had to explain twice, written down once. It appears when there is something to say.',
  sectionLabel: ['In this issue', 'F1'],
  readArticle: 'Read the article',
  /** Follows the number of minutes. */
  minRead: 'min read',
  contents: 'In this article',
} as const;
