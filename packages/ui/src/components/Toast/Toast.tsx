// `Toast`: says what has just happened: a message was sent, or sending it failed.
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { createToastStore, type Toast, type ToastStore } from './toastStore.ts';
import * as styles from './Toast.css.ts';

const ToastContext = createContext<ToastStore | null>(null);

/** Returns functions that show a toast and dismiss it. Throws outside a `ToastProvider`. */
export function useToast(): Pick<ToastStore, 'show' | 'dismiss' | 'dismissFailure'> {
  const store = useContext(ToastContext);
  if (!store) throw new Error('Render this inside a ToastProvider.');
  return store;
}

/** The texts that are the same on every toast. */
export interface ToastCopy {
  /** The word at the top of a toast with the tone `success`: `Note`. */
  readonly success: string;
  /** The word at the top of a toast with the tone `destructive`, which reports a failure: `Problem`. */
  readonly destructive: string;
  /** Text of the close button. */
  readonly dismiss: string;
  /** The word before the reference of a failed request, which the user can quote to support. */
  readonly reference: string;
}

export interface ToastProviderProps {
  /** The texts that are the same on every toast. */
  copy: ToastCopy;
  /** The part of the page that shows toasts with `useToast`. */
  children: ReactNode;
}

/**
 * Shows toasts at the bottom of the window. Its live regions are in the document from the start, because assistive
 * technology announces only changes of a region that it knows. A toast never takes the focus; Escape dismisses it.
 */
export function ToastProvider({ copy, children }: ToastProviderProps) {
  const [store] = useState(createToastStore);
  return (
    <ToastContext value={store}>
      {children}
      <ToastViewport copy={copy} store={store} />
    </ToastContext>
  );
}

const getServerSnapshot = () => null;

function ToastViewport({ copy, store }: { copy: ToastCopy; store: ToastStore }) {
  const toast = useSyncExternalStore(store.subscribe, store.getSnapshot, getServerSnapshot);
  const viewport = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  const isOpen = toast !== null;

  const dismiss = () => {
    // The focused button disappears with its toast, so the focus returns to the element that had it before.
    if (viewport.current?.contains(document.activeElement)) previousFocus.current?.focus();
    store.dismiss();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Keeps a dialog below the toast open; the next Escape closes it.
      event.preventDefault();
      dismiss();
    };
    // In the capture phase, before the listeners of a dialog.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  });
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    // An element inside the toast disappears with it and could not take the focus back.
    if (relatedTarget instanceof HTMLElement && !viewport.current?.contains(relatedTarget))
      previousFocus.current = relatedTarget;
    store.pause('focus');
  };

  return (
    <div
      ref={viewport}
      className={styles.viewport}
      data-tone={toast?.tone}
      onPointerEnter={() => store.pause('pointer')}
      onPointerLeave={() => store.resume('pointer')}
      onFocus={onFocus}
      onBlur={() => store.resume('focus')}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold no paragraphs */}
      <div role="status" aria-live="polite" aria-atomic="true">
        {toast?.tone === 'success' && <ToastContent key={toast.id} toast={toast} copy={copy} />}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {toast?.tone === 'destructive' && <ToastContent key={toast.id} toast={toast} copy={copy} />}
      </div>
      {isOpen && (
        <button type="button" className={styles.dismiss} onClick={dismiss}>
          {copy.dismiss}
        </button>
      )}
    </div>
  );
}

function ToastContent({ toast, copy }: { toast: Toast; copy: ToastCopy }) {
  return (
    <div className={styles.toast}>
      <p className={styles.toneLabel} aria-hidden="true">
        {copy[toast.tone]}
      </p>
      <div className={styles.body}>
        <Text variant="head">{toast.title}</Text>
        {toast.description && <Text variant="small">{toast.description}</Text>}
        {toast.link && (
          <Link tone="ink" href={toast.link.href}>
            {toast.link.text}
          </Link>
        )}
        {toast.reference && (
          <Text variant="caption" tone="muted">
            {copy.reference} {toast.reference}
          </Text>
        )}
      </div>
    </div>
  );
}
