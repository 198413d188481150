import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './DeadMail.css.ts';
import type { EntryRef } from './entry.machine.ts';
import { fully } from './moment.ts';

/** A mail that nothing tries to send any more. */
export interface DeadLetter {
  readonly id: string;
  /** Which mail it is, by the name of its template. */
  readonly kind: string;
  /** What it is about, if that is still on file. */
  readonly about: EntryRef | null;
  /** What the mail provider said last. */
  readonly error: string;
  /** ISO moment at which it was given up. */
  readonly diedAt: string;
}

export interface DeadMailCopy {
  readonly title: string;
  readonly kinds: Readonly<Record<string, string>>;
  /** Before what the provider said. */
  readonly reason: string;
  readonly open: string;
  readonly retry: string;
  readonly retrying: string;
  readonly revived: ToastMessage;
  readonly failed: ToastMessage;
}

export interface DeadMailCalls {
  deadMail: (signal: AbortSignal) => Promise<readonly DeadLetter[]>;
  /** Puts a mail back into the queue. */
  revive: (id: string) => Promise<void>;
}

interface DeadMailProps {
  copy: DeadMailCopy;
  calls: DeadMailCalls;
  onOpen: (ref: EntryRef) => void;
}

/** Stop press: what did not get out. It is not there when everything did. */
export function DeadMail({ copy, calls, onOpen }: DeadMailProps) {
  const toast = useToast();
  const [letters, setLetters] = useState<readonly DeadLetter[]>([]);
  const [reviving, setReviving] = useState<string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    // Should it fail, so does the list, which says so.
    calls.deadMail(abort.signal).then(setLetters, () => {});
    return () => abort.abort();
  }, [calls]);
  const revive = async (id: string) => {
    setReviving(id);
    try {
      await calls.revive(id);
      setLetters(before => before.filter(letter => letter.id !== id));
      toast.show(copy.revived);
    } catch {
      toast.show(copy.failed);
    } finally {
      setReviving(null);
    }
  };
  if (letters.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="dead-mail">
      <Text as="h2" variant="head" tone="stop" id="dead-mail">
        {copy.title}
      </Text>
      <ul className={styles.list}>
        {letters.map(({ id, kind, about, error, diedAt }) => (
          <li key={id} className={styles.letter}>
            <div className={styles.words}>
              <span>{copy.kinds[kind] ?? kind}</span>{' '}
              <Text as="span" variant="caption" tone="muted">
                <time dateTime={diedAt}>{fully(diedAt)}</time>. {copy.reason} {error}
              </Text>
            </div>
            {about && (
              <Button size="small" onClick={() => onOpen(about)}>
                {copy.open}
              </Button>
            )}
            <Button size="small" disabled={reviving !== null} onClick={() => void revive(id)}>
              {reviving === id ? copy.retrying : copy.retry}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
