import { messages } from './messages.ts';
import type { CopyWith, Link } from './types.ts';

/** The texts of the 404 page. It shows the missing path after `notice`, struck out. */
export const notFound = {
  sectionLabel: ['Corrections', '404'],
  headline: [['Oops! Page'], ['not found']],
  /** The headline in one piece, for the title and for assistive technology. */
  text: messages.notFound.title,
  notice: 'A link or a slip of the finger led to this address:',
  /** The text after the struck path, in blue pencil: where the visitor is sent instead. */
  replacement: 'home.',
  apology: 'There is no page here. We regret the error.',
  home: { text: 'Return to Home', href: '/' },
} as const satisfies CopyWith<{ home: Link }>;
