import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../../primitives/classNames.ts';
import { scopeClass } from '../../theme/scope.ts';
import * as styles from './Dialog.css.ts';
import { useBackButton } from './useBackButton.ts';

export interface DialogProps {
  /** True if the dialog is shown. */
  open: boolean;
  /** Called when the user closes it: by the close button, by Escape, by Android's Back button, or by a click outside. */
  onClose: () => void;
  /** The visible title, and the dialog's accessible name. */
  title: string;
  /** Text of the close button. */
  closeLabel: string;
  /** A colored bar above the title. */
  header?: ReactNode;
  /** The content under the title. */
  children: ReactNode;
}

/** A modal dialog. Focus stays inside it, and returns to the element that had it before. */
export function Dialog({ open, onClose, title, closeLabel, header, children }: DialogProps) {
  const previousFocus = useRef<Element>(null);
  const overlay = useRef<HTMLDivElement>(null);
  useBackButton(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={next => next || onClose()}>
      <Radix.Portal>
        {/* Radix's own overlay locks scrolling with an inline style sheet, which the content security policy forbids. */}
        <div ref={overlay} className={classNames(scopeClass, styles.overlay)}>
          <Radix.Content
            className={styles.root}
            aria-describedby={undefined}
            onOpenAutoFocus={event => {
              // Focus the dialog, so that its title is read out. A focused field would open the touch keyboard.
              event.preventDefault();
              previousFocus.current = document.activeElement;
              (event.currentTarget as HTMLElement).focus();
            }}
            onCloseAutoFocus={event => {
              // Radix restores focus only to its own trigger component.
              event.preventDefault();
              const previous = previousFocus.current;
              // The previous element may have been removed: the sign-in link disappears after signing in.
              const target = previous?.isConnected ? previous : document.querySelector('main');
              if (target instanceof HTMLElement) target.focus();
            }}
            onPointerDownOutside={event => {
              const { target, clientX } = event.detail.originalEvent;
              const { clientWidth } = overlay.current!;
              // A click on a toast or on the overlay's scrollbar does not close the dialog.
              if (target !== overlay.current || clientX >= clientWidth) event.preventDefault();
            }}
          >
            {header && <div className={styles.header}>{header}</div>}
            <Radix.Close className={styles.close}>{closeLabel}</Radix.Close>
            <div className={styles.body}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {children}
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
