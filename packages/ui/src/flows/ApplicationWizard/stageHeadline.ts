import type { CopyfitRequest } from '../../primitives/CopyfitHeadline/index.ts';

/** The headline of a stage. The site's build fits it, so that the browser does not have to. */
export const stageHeadline = (title: string) =>
  ({ text: [[title]], sizeBias: 0.3, uppercase: false, lineHeight: 0.9 }) as const satisfies CopyfitRequest;
