// `EntryPanel`: the open entry of the inbox, with the form of its follow-up.
import { Button } from '@fit-to-print/ui/components/Button';
import { Link } from '@fit-to-print/ui/primitives/Link';
import { Text } from '@fit-to-print/ui/primitives/Text';
import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { InboxCopy } from './copy.ts';
import { Dateline } from './Dateline.tsx';
import { DetailList } from './DetailList.tsx';
import { FollowUpForm } from './FollowUpForm.tsx';
import { formatDateTime } from '../shared/formatDate.ts';
import type { FirstAnswer, FollowUp, Status } from './inbox.machine.ts';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import { viewModelOf, draftOf } from './entry.viewModel.ts';
import {
  type FollowUpDraft,
  type SaveResult,
  type Entry,
  type EntryContext,
  entryMachine,
  type EntryKey,
} from './entry.machine.ts';
import * as styles from '../shared/panel.css.ts';
import { useFocusOnOpen } from '../shared/useFocusOnOpen.ts';

/** The requests of the panel. `revision` is the one that the typed follow-up is based on, so that the server finds conflicts. */
export interface EntryApi {
  load: (key: EntryKey, signal: AbortSignal) => Promise<Entry | null>;
  save: (key: EntryKey, followUp: FollowUp, revision: number) => Promise<SaveResult>;
}

interface EntryPanelProps {
  copy: InboxCopy;
  entryKey: EntryKey;
  api: EntryApi;
  /** The email addresses of the staff. */
  staff: readonly string[];
  /** The unsaved follow-ups, by the id of the entry. */
  drafts: RefObject<ReadonlyMap<string, FollowUpDraft>>;
  onDraftChange: (id: string, draft: FollowUpDraft | null) => void;
  /** Called when a save starts, and when a failed save is undone. */
  onFollowUpChange: (id: string, before: FollowUp, after: FollowUp) => void;
  onCloseWhileSaving: (context: EntryContext) => Promise<void>;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** The open entry: what was sent or bought, and the form of its follow-up. */
export function EntryPanel({
  copy: inboxCopy,
  entryKey,
  api,
  staff,
  drafts,
  onDraftChange,
  onFollowUpChange,
  onCloseWhileSaving,
  onClose,
  onPrevious,
  onNext,
}: EntryPanelProps) {
  const copy = inboxCopy.entry;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [draft] = useState(() => drafts.current.get(entryKey.id));
  const [snapshot, send, actor] = useMachine(
    entryMachine.provide({
      actors: {
        load: fromPromise(({ input, signal }) => api.load(input, signal)),
        save: fromPromise(({ input }) => api.save(input.key, input.followUp, input.revision)),
      },
    }),
    { input: { key: entryKey, draft } },
  );
  const viewModel = viewModelOf(snapshot, send);
  const { state, entry } = viewModel;

  useEffect(() => {
    const changes = actor.on('followUpChanged', event =>
      onFollowUpChange(event.id, event.before, event.after),
    );
    const snapshots = actor.subscribe(latest => {
      if (latest.context.entry) onDraftChange(latest.context.key.id, draftOf(latest));
    });
    return () => {
      changes.unsubscribe();
      snapshots.unsubscribe();
    };
  }, [actor, onDraftChange, onFollowUpChange]);
  const onUnmount = useEffectEvent(() => {
    const { value, context } = actor.getSnapshot();
    if (value === 'saving') void onCloseWhileSaving(context);
  });
  useEffect(() => () => onUnmount(), []);
  useFocusOnOpen(panel, state === 'loading');

  return (
    <section ref={panel} tabIndex={-1} className={styles.root} aria-labelledby={`${id}name`}>
      <div className={styles.toolbar}>
        <Text as="span" variant="label">
          {inboxCopy.kind.singular[entryKey.kind]}
        </Text>
        <div className={styles.navigation}>
          {onPrevious && (
            <Button size="small" onClick={onPrevious}>
              {copy.previous}
            </Button>
          )}
          {onNext && (
            <Button size="small" onClick={onNext}>
              {copy.next}
            </Button>
          )}
          <Button size="small" onClick={onClose}>
            {copy.close}
          </Button>
        </div>
      </div>
      {entry ? (
        <>
          <Text as="h2" variant="title" id={`${id}name`}>
            <bdi>{entry.name}</bdi>
          </Text>
          <Text variant="label" tone="muted">
            <time dateTime={entry.receivedAt}>{formatDateTime(entry.receivedAt)}</time>
          </Text>
          {entry.firstAnswer && (
            <FirstAnswerLine
              copy={copy.firstAnswer}
              firstAnswer={entry.firstAnswer}
              status={entry.followUp.status}
            />
          )}
          <DetailList details={entry.details} />
          {entry.others.length > 0 && (
            <div>
              <Text as="h3" variant="label" tone="muted">
                {copy.others} {entry.others.length}
              </Text>
              <ul className={styles.others}>
                {entry.others.map(({ id: otherId, text, receivedAt, href }) => (
                  <li key={otherId}>
                    <Link href={href}>{text}</Link>{' '}
                    <time dateTime={receivedAt}>{formatDateTime(receivedAt)}</time>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {entry.kind !== 'sale' && (
            <>
              <Texts entry={entry} />
              <Text as="h3" variant="label" tone="muted">
                {copy.attribution}
              </Text>
              {entry.attribution.length > 0 ? (
                <DetailList details={entry.attribution} />
              ) : (
                <Text variant="small">{copy.noAttribution}</Text>
              )}
            </>
          )}
          <FollowUpForm key={viewModel.formResetCount} copy={inboxCopy} viewModel={viewModel} staff={staff} />
        </>
      ) : (
        <StatusMessage
          className={styles.row}
          id={`${id}name`}
          tone={state === 'loading' ? 'muted' : 'critical'}
          text={state === 'missing' || state === 'loadFailed' ? copy[state] : copy.loading}
          action={state === 'loadFailed' ? { text: copy.retry, onClick: viewModel.retry } : undefined}
        />
      )}
    </section>
  );
}

interface FirstAnswerLineProps {
  copy: InboxCopy['entry']['firstAnswer'];
  firstAnswer: FirstAnswer;
  status: Status;
}

/** Says how long the sender waited, or has been waiting, for the first answer. Renders nothing for spam without an answer. */
function FirstAnswerLine({ copy, firstAnswer, status }: FirstAnswerLineProps) {
  const { after, isGiven, isOverdue } = firstAnswer;
  if (status === 'spam' && !isGiven) return null;
  const isLate = isOverdue && !isGiven;
  return (
    <Text variant="small" tone={isLate ? 'critical' : 'muted'}>
      {copy[isGiven ? 'given' : isLate ? 'overdue' : 'waiting']} {after}.
    </Text>
  );
}

function Texts({ entry: { texts, place } }: { entry: Entry }) {
  return (
    <div className={styles.texts}>
      {texts.map(({ label, text }, index) => (
        <div key={label}>
          {texts.length > 1 && (
            <Text as="h3" variant="label" tone="muted">
              {label}
            </Text>
          )}
          <p className={styles.text} dir="auto">
            {index === 0 && place && <Dateline place={place} />}
            {text}
          </p>
        </div>
      ))}
      {/* The traditional end mark of a news story. */}
      <p className={styles.endMark} aria-hidden="true">
        -30-
      </p>
    </div>
  );
}
