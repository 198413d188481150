/** The guarantee of the press releases (specification, section 9). */
export const guarantee = {
  headline: [['It runs, or', 'we refund you'], ['or publish again.']],
  text: 'Your package’s minimums are fulfilled. If they are not, you get a refund, or we publish again free of charge. Ask for a refund within 30 days of the charge; after that, we publish again.',
} as const;
