/** Types that many props have, with what a caller writes for them. Storybook and `llms/` explain them below the props. */
const sharedTypes = {
  HeadlineText:
    "the lines of a headline. Each is a list of the parts that are lines of their own on narrow screens: `[['One line'], ['a second', 'line']]`. A part is a string, or a list with a correction: `[{ del: 'old' }, ' ', { ins: 'new' }]`. See CopyfitHeadline.",
  RichTextContent:
    'a string, or a list of strings, links (`{ text, href }`) and emphasized words (`{ em }`). See RichText.',
  LinkData: 'a link: `{ text, href }`.',
  SectionLabel: "the title and the page number above a section: `['Prices', 'B2']`. See Section.",
  ResponsiveSpace:
    'a number of steps of 8 px, or one number from each breakpoint up: `{ narrow: 2, large: 4 }`. See Stack.',
} as const;

/** The shared types that a text names, each with its explanation. */
export const sharedTypesIn = (text: string): readonly (readonly [name: string, explanation: string])[] =>
  Object.entries(sharedTypes).filter(([name]) => new RegExp(`\\b${name}\\b`).test(text));
