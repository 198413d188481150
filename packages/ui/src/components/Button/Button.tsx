import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Anchor } from '../../primitives/Link/index.ts';
import * as styles from './Button.css.ts';

export const buttonTones = ['plain', 'ink', 'pencil'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;

interface Look {
  /** `pencil` for the one thing to do next, `ink` for a strong second, `plain` otherwise. @default 'plain' */
  tone?: (typeof buttonTones)[number];
  /** 44, 48 or 64 px high. @default 'medium' */
  size?: (typeof buttonSizes)[number];
  /** As wide as its column. */
  wide?: boolean;
  /** Draws an arrow at the end: it leads somewhere. */
  arrow?: boolean;
  children: ReactNode;
}

interface Pressable {
  href?: never;
  /** @default 'button' */
  type?: 'button' | 'submit';
  /** Cannot be pressed now, but keeps its focus and says so. */
  disabled?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** The `id` of the popover that it opens; works without script. */
  popoverTarget?: string;
  /** Takes the focus when the popover around it opens. */
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

interface Leading {
  /** Where it leads: it is then a link that looks like a button. */
  href: string;
  /** Opens a new tab, and says so to assistive technology. */
  newTab?: boolean;
  /** It leads to the page that is shown, or to one above it. */
  'aria-current'?: 'page' | 'true';
  /** Leads nowhere now, but keeps its focus and says so. */
  'aria-disabled'?: boolean | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
}

export type ButtonProps = Look & (Pressable | Leading);

/** Something to press: an action, or (with `href`) a link that asks to be followed. */
export function Button({
  tone = 'plain',
  size = 'medium',
  wide = false,
  arrow = false,
  children,
  ...props
}: ButtonProps) {
  const className = styles.button({ tone, size, wide, arrow });
  const label = (
    <>
      {children}
      {arrow && (
        <svg className={styles.arrow} viewBox="0 0 28 14" aria-hidden="true">
          <path d="M0 7h26M20 1l6 6-6 6" />
        </svg>
      )}
    </>
  );
  if (props.href !== undefined) {
    return (
      <Anchor {...props} className={className}>
        {label}
      </Anchor>
    );
  }
  const { type = 'button', disabled = false, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={className}
      // Not `disabled`: that drops the focus, and a screen reader's place with it.
      aria-disabled={disabled || undefined}
      onClick={disabled ? event => event.preventDefault() : onClick}
    >
      {label}
    </button>
  );
}
