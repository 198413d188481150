/** The guarantee of the press releases (docs/specification.md, section 9), for /PR-Authority. A headline is a list of lines; narrow screens divide a line between its parts. */
export const guarantee = {
  headline: [['It runs, or we refund'], ['you or publish again.']],
  text: 'Your package’s minimums are fulfilled. If they are not, you get a refund, or we publish again free of charge. Ask for a refund within 30 days of the charge; after that, we publish again.',
} as const;
