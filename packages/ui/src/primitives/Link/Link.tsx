// `Link`: a link to another page, in running text or in a list of links.
import type { ReactNode, Ref } from 'react';
import { Anchor } from './Anchor.tsx';
import * as styles from './Link.css.ts';

/** `pencil` is the blue of actions, `ink` the color of text. */
export const linkTones = ['pencil', 'ink'] as const;

/** A link as plain data. */
export interface LinkData {
  readonly text: string;
  readonly href: string;
}

export interface LinkProps {
  /** A path, a fragment or a URL. Paths go through `AnchorContext`. */
  href: string;
  /** `pencil` (blue) in running text, `ink` in a list of links. @default 'pencil' */
  tone?: (typeof linkTones)[number];
  /** Opens a new tab, and announces this to assistive technology. */
  newTab?: boolean;
  /** The link text. */
  children: ReactNode;
  /** The `<a>` element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link in running text or in a list. */
export function Link({ tone = 'pencil', ...props }: LinkProps) {
  return <Anchor {...props} className={styles.tones[tone]} />;
}
