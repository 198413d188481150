/** Specification, section 9. */
export const guarantee = {
  headline: [['It runs, or'], ['you don’t pay.']],
  text: 'Your package’s minimums are fulfilled. If they are not, you choose: a refund, or we publish again free of charge.',
} as const;
