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
import { createToaster, type Slip, type Toaster, type ToastMessage } from './toaster.ts';
import * as styles from './Toast.css.ts';

const ToasterContext = createContext<Toaster | null>(null);

/** Says something on a slip, or takes the slip away. */
export function useToast(): Pick<Toaster, 'show' | 'dismiss'> {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error('There is no wire for toasts: render this inside a ToastProvider.');
  return toaster;
}

/** What stands on every slip, whatever it says. */
export interface ToastCopy extends Readonly<Record<ToastMessage['tone'], string>> {
  readonly dismiss: string;
  /** Before what can be quoted. */
  readonly reference: string;
}

export interface ToastProviderProps {
  copy: ToastCopy;
  children: ReactNode;
}

/**
 * Carries the stop-press slip. Its live regions are in the document before anything is said, since assistive
 * technology announces only what changes in a region it knows. It never takes focus; Escape dismisses it from anywhere.
 */
export function ToastProvider({ copy, children }: ToastProviderProps) {
  const [toaster] = useState(createToaster);
  return (
    <ToasterContext value={toaster}>
      {children}
      <Desk copy={copy} toaster={toaster} />
    </ToasterContext>
  );
}

const nothing = () => null;

function Desk({ copy, toaster }: { copy: ToastCopy; toaster: Toaster }) {
  const slip = useSyncExternalStore(toaster.subscribe, toaster.current, nothing);
  const desk = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<HTMLElement>(null);
  const shown = slip !== null;

  const dismiss = () => {
    // The button goes with its slip; whoever pressed it is taken back to where they were.
    if (desk.current?.contains(document.activeElement)) focusedBefore.current?.focus();
    toaster.dismiss();
  };
  useEffect(() => {
    if (!shown) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What lies beneath closes by the next one.
      event.preventDefault();
      dismiss();
    };
    // Before a dialog hears of it, which keeps Tab from leading here.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  });
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    // Within the slip everything goes with it.
    if (relatedTarget instanceof HTMLElement && !desk.current?.contains(relatedTarget))
      focusedBefore.current = relatedTarget;
    toaster.hold('focus');
  };

  return (
    <div
      ref={desk}
      className={styles.desk}
      data-tone={slip?.tone}
      onPointerEnter={() => toaster.hold('pointer')}
      onPointerLeave={() => toaster.release('pointer')}
      onFocus={onFocus}
      onBlur={() => toaster.release('focus')}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold no paragraphs */}
      <div role="status" aria-live="polite" aria-atomic="true">
        {slip?.tone === 'success' && <Words key={slip.number} slip={slip} copy={copy} />}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {slip?.tone === 'destructive' && <Words key={slip.number} slip={slip} copy={copy} />}
      </div>
      {shown && (
        <button type="button" className={styles.dismiss} onClick={dismiss}>
          {copy.dismiss}
        </button>
      )}
    </div>
  );
}

function Words({ slip, copy }: { slip: Slip; copy: ToastCopy }) {
  return (
    <div className={styles.slip}>
      <p className={styles.kicker} aria-hidden="true">
        {copy[slip.tone]}
      </p>
      <div className={styles.words}>
        <Text variant="head">{slip.title}</Text>
        {slip.description && <Text variant="small">{slip.description}</Text>}
        {slip.link && (
          <Link tone="ink" href={slip.link.href}>
            {slip.link.text}
          </Link>
        )}
        {slip.reference && (
          <Text variant="caption" tone="muted">
            {copy.reference} {slip.reference}
          </Text>
        )}
      </div>
    </div>
  );
}
