// The headline of a stage (a step) of the application form.
import type { CopyfitRequest } from '../../primitives/CopyfitHeadline/index.ts';

/**
 * The headline of a stage, as props of `CopyfitHeadline`. The site's build computes its fit (size and width), so the browser need not.
 * `sizeBias` (0 to 1) prefers large, narrow letters.
 */
export const stageHeadline = (title: string) =>
  ({ text: [[title]], sizeBias: 0.3, uppercase: false, lineHeight: 0.9 }) as const satisfies CopyfitRequest;
