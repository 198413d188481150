import { Button } from '@fit-to-print/ui/components/Button';
import { useToast } from '@fit-to-print/ui/components/Toast';
import { Text } from '@fit-to-print/ui/primitives/Text';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FailedMail, InboxApi } from './api.ts';
import type { FailedMailCopy } from './copy.ts';
import * as styles from './FailedMailList.css.ts';
import { formatDateTime } from '../shared/formatDate.ts';
import { timeoutMs } from '../shared/request.ts';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import type { EntryKey } from './entry.machine.ts';

interface FailedMailListProps {
  copy: FailedMailCopy;
  api: Pick<InboxApi, 'loadFailedMails' | 'resendMail'>;
  /** True while the inbox loads: the failed mails are then loaded, too. */
  isInboxLoading: boolean;
  onOpen: (key: EntryKey) => void;
}

/** The mails and events that could not be sent. Renders nothing if there are none. */
export function FailedMailList({ copy, api, isInboxLoading, onOpen }: FailedMailListProps) {
  const toast = useToast();
  const [mails, setMails] = useState<readonly FailedMail[]>([]);
  const [hasLoadFailed, setHasLoadFailed] = useState(false);
  const [resendingId, setResendingId] = useState<string | null>(null);
  const abortController = useRef<AbortController>(null);
  const load = useCallback(async () => {
    abortController.current?.abort();
    const { signal } = (abortController.current = new AbortController());
    const loaded = await api
      .loadFailedMails(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]))
      .catch(() => null);
    if (signal.aborted) return;
    if (loaded) setMails(loaded);
    setHasLoadFailed(loaded === null);
  }, [api]);
  useEffect(() => {
    if (isInboxLoading) void load();
  }, [load, isInboxLoading]);
  useEffect(() => () => abortController.current?.abort(), []);

  const retry = () => {
    setHasLoadFailed(false);
    void load();
  };
  const resend = async (id: string) => {
    setResendingId(id);
    try {
      await api.resendMail(id, AbortSignal.timeout(timeoutMs));
      setMails(before => before.filter(mail => mail.id !== id));
      toast.show(copy.queued);
    } catch {
      toast.show(copy.resendFailed);
    } finally {
      setResendingId(null);
    }
  };
  return (
    <>
      {hasLoadFailed && (
        <StatusMessage
          className={styles.loadFailed}
          tone="critical"
          text={copy.loadFailed}
          action={{ text: copy.retry, onClick: retry }}
        />
      )}
      {mails.length > 0 && (
        <section className={styles.root} aria-labelledby="failed-mail">
          <Text as="h2" variant="head" tone="critical" id="failed-mail">
            {copy.title} ({mails.length})
          </Text>
          <ul className={styles.list}>
            {mails.map(({ id, channel, kind, entry, error, failedAt }) => (
              <li key={id} className={styles.mail}>
                <div className={styles.description} id={`failed-mail-${id}`}>
                  <span>
                    {copy.kinds[kind] ?? kind}
                    {channel !== 'mail' && `, ${copy.channels[channel]}`}
                  </span>{' '}
                  <Text as="span" variant="small" tone="muted">
                    <time dateTime={failedAt}>{formatDateTime(failedAt)}</time>. {copy.lastError} {error}
                  </Text>
                </div>
                {entry && (
                  <Button size="small" aria-describedby={`failed-mail-${id}`} onClick={() => onOpen(entry)}>
                    {copy.open}
                  </Button>
                )}
                <Button
                  size="small"
                  aria-describedby={`failed-mail-${id}`}
                  disabled={resendingId !== null}
                  onClick={() => void resend(id)}
                >
                  {resendingId === id ? copy.resending : copy.resend}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
