/** Of every story with a dialog: Radix's focus guards are empty, focusable and hidden. That is how they keep the focus in. */
export const guarded = {
  a11y: {
    config: {
      rules: [{ id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-radix-focus-guard])' }],
    },
  },
} as const;
