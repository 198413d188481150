/** The texts of /insights, the list of articles. */
export const insights = {
  headline: [['Filed under'], [[{ del: 'insights.' }], [{ ins: 'useful.' }]]],
  intro:
    'How rounds, press and equity work. What founders ask us twice, we write down once. Free to read; you don’t need an account.',
  sectionLabel: ['In this issue', 'F1'],
  readArticle: 'Read the lead article',
  /** The text after the number of minutes. */
  minRead: 'min read',
  contents: 'In this article',
  back: { text: 'All insights', href: '/insights' },
  /** Above the headline of the article that an article leads to. */
  next: 'Next story',
  /** Above an article's invitation to the next step: the name that newspapers give to advertisements of themselves. */
  closing: 'House ad',
  /** The heading of an article's last section, and what precedes the date on which a source was read. */
  sources: 'Sources',
  read: 'read',
} as const;
