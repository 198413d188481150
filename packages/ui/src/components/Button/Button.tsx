// `Button`: the next step of a page, a form or a dialog.
import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import { classNames } from '../../primitives/classNames.ts';
import { Anchor } from '../../primitives/Link/index.ts';
import * as styles from './Button.css.ts';

/** `ink` is dark (the color of text), `pencil` is the blue of actions, `critical` the red of errors. */
export const buttonTones = ['plain', 'ink', 'pencil', 'critical'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;

interface SharedProps {
  /** `pencil` for the primary action, `ink` for a strong secondary action, `critical` for one that destroys something, `plain` for every other. @default 'plain' */
  tone?: (typeof buttonTones)[number];
  /** `small` is 44 px high, `medium` 48 px, `large` 64 px. @default 'medium' */
  size?: (typeof buttonSizes)[number];
  /** Fills the width of its container. */
  fullWidth?: boolean;
  /** Draws an arrow after the text, for a button that leads to another page. */
  arrow?: boolean;
  /** The text. */
  children: ReactNode;
}

interface ButtonElementProps {
  /** If it is not set, the button is a `<button>`. */
  href?: never;
  /** `submit` sends the form around it. @default 'button' */
  type?: 'button' | 'submit';
  /** Ignores clicks, but stays focusable and is announced as unavailable. */
  disabled?: boolean;
  /** Called on a click, unless the button is disabled. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** The `id` of the popover that it opens. Works without script. */
  popoverTarget?: string;
  /** Takes the focus when the popover around it opens. */
  autoFocus?: boolean;
  /** The `id` of the element that describes it. */
  'aria-describedby'?: AriaAttributes['aria-describedby'];
  /** True if the element that this button opens is open. */
  'aria-expanded'?: AriaAttributes['aria-expanded'];
  /** The `id` of what it opens or changes. */
  'aria-controls'?: AriaAttributes['aria-controls'];
  /** The kind of popup that it opens. */
  'aria-haspopup'?: AriaAttributes['aria-haspopup'];
  /** True if the button is switched on. Only for a button that a click switches on and off. */
  'aria-pressed'?: AriaAttributes['aria-pressed'];
  /** The `id` for a label, a description, or a link to the button. */
  id?: string | undefined;
  /** The `id` of the form that it sends, if it is outside of it. */
  form?: string | undefined;
  /** Its name in the form's data, which has it only if this button sends the form. */
  name?: string | undefined;
  /** Its value in the form's data. */
  value?: string | undefined;
  /** The `<button>` element. */
  ref?: Ref<HTMLButtonElement>;
}

interface LinkElementProps {
  /** Renders a link that looks like a button. */
  href: string;
  /** Opens a new tab, and announces this to assistive technology. */
  newTab?: boolean;
  /** `page` if the link leads to the current page, `true` if it leads to a page above it. */
  'aria-current'?: 'page' | 'true';
  /** Announced as unavailable, but stays focusable. The caller's `onClick` must ignore clicks. */
  'aria-disabled'?: boolean | undefined;
  /** Called on a click, before the browser follows the link. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** Called on a click with the middle button. */
  onAuxClick?: MouseEventHandler<HTMLAnchorElement>;
  /** The `<a>` element. */
  ref?: Ref<HTMLAnchorElement>;
}

export type ButtonProps = SharedProps & (ButtonElementProps | LinkElementProps);

/** An action, or (with `href`) a link that looks like one. */
export function Button({
  tone = 'plain',
  size = 'medium',
  fullWidth = false,
  arrow = false,
  children,
  ...props
}: ButtonProps) {
  const className = classNames(
    styles.root,
    styles.tones[tone],
    styles.sizes[size],
    fullWidth && styles.fullWidth,
    arrow && styles.hasArrow,
  );
  const content = (
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
        {content}
      </Anchor>
    );
  }
  const { type = 'button', disabled = false, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={className}
      // The `disabled` attribute would drop the focus, and a screen reader would lose its place.
      aria-disabled={disabled || undefined}
      onClick={disabled ? event => event.preventDefault() : onClick}
    >
      {content}
    </button>
  );
}
