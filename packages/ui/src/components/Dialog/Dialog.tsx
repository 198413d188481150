import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  /** Whether it stands over the page; `onClose` asks for the change. */
  open: boolean;
  /** Asked to close: by its button, by Escape, or by a press beside it. */
  onClose: () => void;
  /** Names the dialog, and stands in it. */
  title: string;
  /** Word of the button that closes it. */
  close: string;
  /** Inked edge to edge above the title. */
  head?: ReactNode;
  children: ReactNode;
}

/** A sheet over the page, which waits beneath. Focus stays in it, and goes back to where it was. */
export function Dialog({ open, onClose, title, close, head, children }: DialogProps) {
  const focusedBefore = useRef<Element>(null);
  const scrim = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={next => next || onClose()}>
      <Radix.Portal>
        {/* Not Radix's overlay: that locks the page's scrolling with an inline style sheet. */}
        <div ref={scrim} className={styles.scrim}>
          <Radix.Content
            className={styles.root}
            aria-describedby={undefined}
            onOpenAutoFocus={event => {
              // The dialog itself, which is read out by its title; a field would bring up a touch keyboard.
              event.preventDefault();
              focusedBefore.current = document.activeElement;
              (event.currentTarget as HTMLElement).focus();
            }}
            onCloseAutoFocus={event => {
              // Radix knows only triggers of its own.
              event.preventDefault();
              const before = focusedBefore.current;
              // It may have gone meanwhile: who is signed in is asked no more to sign in.
              const home = before?.isConnected ? before : document.querySelector('main');
              if (home instanceof HTMLElement) home.focus();
            }}
            onPointerDownOutside={event => {
              const { target, clientX } = event.detail.originalEvent;
              const beside = scrim.current!;
              // A toast lies outside too; dismissing it is no wish to leave, and neither is scrolling.
              if (target !== beside || clientX >= beside.clientWidth) event.preventDefault();
            }}
          >
            {head && <div className={styles.head}>{head}</div>}
            <Radix.Close className={styles.close}>{close}</Radix.Close>
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
