// `SubmissionPanel`: the open submission of the inbox, with the form of its follow-up.
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
import { formatDateTime } from './formatDate.ts';
import type { FirstAnswer, FollowUp, Status } from './inbox.machine.ts';
import { StatusMessage } from './StatusMessage.tsx';
import { viewModelOf, draftOf } from './submission.viewModel.ts';
import {
  type FollowUpDraft,
  type SaveResult,
  type Submission,
  type SubmissionContext,
  submissionMachine,
  type SubmissionKey,
} from './submission.machine.ts';
import * as styles from './SubmissionPanel.css.ts';
import { useFocusOnOpen } from './useFocusOnOpen.ts';

/** The requests of the panel. `revision` is the one that the typed follow-up is based on, so that the server finds conflicts. */
export interface SubmissionApi {
  load: (key: SubmissionKey, signal: AbortSignal) => Promise<Submission | null>;
  save: (key: SubmissionKey, followUp: FollowUp, revision: number) => Promise<SaveResult>;
}

interface SubmissionPanelProps {
  copy: InboxCopy;
  submissionKey: SubmissionKey;
  api: SubmissionApi;
  /** The email addresses of the staff. */
  staff: readonly string[];
  /** The unsaved follow-ups, by the id of the submission. */
  drafts: RefObject<ReadonlyMap<string, FollowUpDraft>>;
  onDraftChange: (id: string, draft: FollowUpDraft | null) => void;
  /** Called when a save starts, and when a failed save is undone. */
  onFollowUpChange: (id: string, before: FollowUp, after: FollowUp) => void;
  onCloseWhileSaving: (context: SubmissionContext) => Promise<void>;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** The open submission: what was sent or bought, and the form of its follow-up. */
export function SubmissionPanel({
  copy: inboxCopy,
  submissionKey,
  api,
  staff,
  drafts,
  onDraftChange,
  onFollowUpChange,
  onCloseWhileSaving,
  onClose,
  onPrevious,
  onNext,
}: SubmissionPanelProps) {
  const copy = inboxCopy.submission;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [draft] = useState(() => drafts.current.get(submissionKey.id));
  const [snapshot, send, actor] = useMachine(
    submissionMachine.provide({
      actors: {
        load: fromPromise(({ input, signal }) => api.load(input, signal)),
        save: fromPromise(({ input }) => api.save(input.key, input.followUp, input.revision)),
      },
    }),
    { input: { key: submissionKey, draft } },
  );
  const viewModel = viewModelOf(snapshot, send);
  const { state, submission } = viewModel;

  useEffect(() => {
    const changes = actor.on('followUpChanged', event =>
      onFollowUpChange(event.id, event.before, event.after),
    );
    const snapshots = actor.subscribe(latest => {
      if (latest.context.submission) onDraftChange(latest.context.key.id, draftOf(latest));
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
          {inboxCopy.kind.singular[submissionKey.kind]}
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
      {submission ? (
        <>
          <Text as="h2" variant="title" id={`${id}name`}>
            <bdi>{submission.name}</bdi>
          </Text>
          <Text variant="label" tone="muted">
            <time dateTime={submission.receivedAt}>{formatDateTime(submission.receivedAt)}</time>
          </Text>
          {submission.firstAnswer && (
            <FirstAnswerLine
              copy={copy.firstAnswer}
              firstAnswer={submission.firstAnswer}
              status={submission.followUp.status}
            />
          )}
          <DetailList details={submission.details} />
          {submission.others.length > 0 && (
            <div>
              <Text as="h3" variant="label" tone="muted">
                {copy.others} {submission.others.length}
              </Text>
              <ul className={styles.others}>
                {submission.others.map(({ id: otherId, text, receivedAt, href }) => (
                  <li key={otherId}>
                    <Link href={href}>{text}</Link>{' '}
                    <time dateTime={receivedAt}>{formatDateTime(receivedAt)}</time>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {submission.kind !== 'sale' && (
            <>
              <Texts submission={submission} />
              <Text as="h3" variant="label" tone="muted">
                {copy.attribution}
              </Text>
              {submission.attribution.length > 0 ? (
                <DetailList details={submission.attribution} />
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
  copy: InboxCopy['submission']['firstAnswer'];
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

function Texts({ submission: { texts, place } }: { submission: Submission }) {
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
