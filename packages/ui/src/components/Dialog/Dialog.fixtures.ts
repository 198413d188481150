/** Parameters for stories with a dialog. Radix's focus guards are focusable and hidden on purpose, so axe skips them. */
export const dialogParameters = {
  a11y: {
    config: {
      rules: [{ id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-radix-focus-guard])' }],
    },
  },
} as const;
