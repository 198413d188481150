import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './DeadMail.css.ts';
import { type EntryRef, patience } from './entry.machine.ts';
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
  /** In place of what could not be asked for. */
  readonly unknown: string;
  readonly ask: string;
}

export interface DeadMailCalls {
  deadMail: (signal: AbortSignal) => Promise<readonly DeadLetter[]>;
  /** Puts a mail back into the queue. */
  revive: (id: string, signal: AbortSignal) => Promise<void>;
}

interface DeadMailProps {
  copy: DeadMailCopy;
  calls: DeadMailCalls;
  /** Whether the list is being asked for: this then is, too. */
  loading: boolean;
  onOpen: (ref: EntryRef) => void;
}

/** Stop press: what did not get out. It is not there when everything did. */
export function DeadMail({ copy, calls, loading, onOpen }: DeadMailProps) {
  const toast = useToast();
  const [letters, setLetters] = useState<readonly DeadLetter[]>([]);
  const [unknown, setUnknown] = useState(false);
  const [reviving, setReviving] = useState<string | null>(null);
  const asking = useRef<AbortController>(null);
  const ask = useCallback(async () => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const given = await calls
      .deadMail(AbortSignal.any([signal, AbortSignal.timeout(patience)]))
      .catch(() => null);
    if (signal.aborted) return;
    if (given) setLetters(given);
    setUnknown(given === null);
  }, [calls]);
  useEffect(() => {
    if (loading) void ask();
  }, [ask, loading]);
  useEffect(() => () => asking.current?.abort(), []);
  const revive = async (id: string) => {
    setReviving(id);
    try {
      await calls.revive(id, AbortSignal.timeout(patience));
      setLetters(before => before.filter(letter => letter.id !== id));
      toast.show(copy.revived);
    } catch {
      toast.show(copy.failed);
    } finally {
      setReviving(null);
    }
  };
  return (
    <>
      {unknown && (
        <div className={styles.unknown} role="alert">
          <Text tone="stop">{copy.unknown}</Text>
          <Button
            size="small"
            onClick={() => {
              setUnknown(false);
              void ask();
            }}
          >
            {copy.ask}
          </Button>
        </div>
      )}
      {letters.length > 0 && (
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
      )}
    </>
  );
}
