import type { CopyfitRequest } from '../../primitives/CopyfitHeadline/request.ts';

/**
 * The settings of the sign-in panel's headline, for the panel and for the build, which computes the headline's size for the dialog.
 * @param isLarge True for the panel of a page, which prefers large, narrow letters.
 */
export const panelHeadline = (title: string, isLarge = false) =>
  ({
    text: [[title]],
    sizeBias: isLarge ? 1 : 0.5,
    uppercase: false,
    lineHeight: 0.82,
  }) as const satisfies CopyfitRequest;
