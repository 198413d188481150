import { useMachine } from '@xstate/react';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { fromPromise } from 'xstate';
import { Button } from '../../components/Button/index.ts';
import { TextArea, TextField } from '../../components/Field/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Choice } from './Choice.tsx';
import { connect, draftOf } from './entry.connect.ts';
import {
  type Entry,
  type EntryContext,
  entryMachine,
  type EntryRef,
  type Fact,
  type SaveOutcome,
  type WorkDraft,
} from './entry.machine.ts';
import * as styles from './EntryPanel.css.ts';
import { type Kind, type Status, statuses, type Work } from './inbox.machine.ts';
import { day, fully } from './moment.ts';

export interface EntryCopy {
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly loading: string;
  readonly missing: string;
  readonly failed: string;
  readonly retry: string;
  readonly attribution: string;
  /** Where nothing is known of it. */
  readonly direct: string;
  /** Over what the studio does about it. */
  readonly slip: string;
  readonly status: string;
  readonly nextStep: string;
  readonly nextStepOn: string;
  readonly note: string;
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
  /** Before the moment of the last change. */
  readonly changed: string;
  readonly unsaved: string;
  readonly conflict: Readonly<Record<'title' | 'theirs' | 'keep' | 'take', string>>;
  /** In the place of what is not there. */
  readonly nothing: string;
}

export interface EntryCalls {
  loadEntry: (ref: EntryRef, signal: AbortSignal) => Promise<Entry | null>;
  save: (ref: EntryRef, work: Work, revision: number) => Promise<SaveOutcome>;
}

interface EntryPanelProps {
  copy: EntryCopy;
  kinds: Readonly<Record<Kind, string>>;
  statuses: Readonly<Record<Status, string>>;
  entry: EntryRef;
  calls: EntryCalls;
  /** What was written and not saved, by entry. */
  drafts: RefObject<ReadonlyMap<string, WorkDraft>>;
  onDraft: (id: string, draft: WorkDraft | null) => void;
  /** It counts from now on, or does not any longer. */
  onWorked: (id: string, before: Work, after: Work) => void;
  /** It was left with a save on its way. */
  onLeave: (left: EntryContext) => Promise<void>;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

const readWork = (form: HTMLFormElement): Work => {
  const data = new FormData(form);
  const text = (name: string) => (data.get(name) as string).trim();
  return {
    status: text('status') as Status,
    note: text('note').replaceAll('\r\n', '\n'),
    nextStep: text('nextStep'),
    // A day is the day of something.
    nextStepOn: text('nextStep') && text('nextStepOn'),
  };
};

/** What is open on the desk: the copy that came in, and the slip that is pinned to it. */
export function EntryPanel({
  copy,
  kinds,
  statuses: names,
  entry: ref,
  calls,
  drafts,
  onDraft,
  onWorked,
  onLeave,
  onClose,
  onPrevious,
  onNext,
}: EntryPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [draft] = useState(() => drafts.current.get(ref.id));
  const [snapshot, send, actor] = useMachine(
    entryMachine.provide({
      actors: {
        load: fromPromise(({ input, signal }) => calls.loadEntry(input, signal)),
        save: fromPromise(({ input }) => calls.save(input.ref, input.work, input.revision)),
      },
    }),
    { input: { ref, draft } },
  );
  const view = connect(snapshot, send);
  const { entry } = view;

  useEffect(() => {
    const worked = actor.on('worked', ({ id: of, before, after }) => onWorked(of, before, after));
    const written = actor.subscribe(latest => {
      if (latest.context.entry) onDraft(latest.context.ref.id, draftOf(latest));
    });
    return () => {
      worked.unsubscribe();
      written.unsubscribe();
    };
  }, [actor, onDraft, onWorked]);
  const leave = useEffectEvent(() => {
    const { value, context } = actor.getSnapshot();
    if (value === 'saving') void onLeave(context);
  });
  useEffect(() => () => leave(), []);
  // It opens where the reader goes on reading.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <section ref={panel} tabIndex={-1} className={styles.root} aria-labelledby={`${id}name`}>
      <div className={styles.bar}>
        <Text as="span" variant="label">
          {kinds[ref.kind]}
        </Text>
        <div className={styles.moves}>
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
            {entry.name}
          </Text>
          <Text variant="label" tone="muted">
            <time dateTime={entry.receivedAt}>{fully(entry.receivedAt)}</time>
          </Text>
          <Facts facts={entry.facts} />
          <div className={styles.copy}>
            {entry.texts.map(({ label, text }, index) => (
              <div key={label}>
                {entry.texts.length > 1 && (
                  <Text as="h3" variant="label" tone="muted">
                    {label}
                  </Text>
                )}
                <p className={styles.text}>
                  {index === 0 && entry.place && <span className={styles.dateline}>{entry.place} — </span>}
                  {text}
                </p>
              </div>
            ))}
            {/* The end of the copy, as reporters have marked it since the telegraph. */}
            <p className={styles.end} aria-hidden="true">
              -30-
            </p>
          </div>
          <Text as="h3" variant="label" tone="muted">
            {copy.attribution}
          </Text>
          {entry.attribution.length > 0 ? (
            <Facts facts={entry.attribution} />
          ) : (
            <Text variant="small">{copy.direct}</Text>
          )}
          <Slip key={view.filled} copy={copy} names={names} view={view} entry={entry} id={id} />
        </>
      ) : (
        <Absent copy={copy} view={view} id={`${id}name`} />
      )}
    </section>
  );
}

interface AbsentProps {
  copy: EntryCopy;
  view: ReturnType<typeof connect>;
  id: string;
}

function Absent({ copy, view, id }: AbsentProps): ReactNode {
  const says = view.missing ? copy.missing : view.unread ? copy.failed : copy.loading;
  return (
    <div className={styles.absent} role={view.loading ? 'status' : 'alert'}>
      <Text id={id} tone={view.loading ? 'muted' : 'stop'}>
        {says}
      </Text>
      {view.unread && (
        <Button size="small" onClick={view.retry}>
          {copy.retry}
        </Button>
      )}
    </div>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, href }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.term}>{label}</dt>
          <dd>{href ? <Link href={href}>{value}</Link> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SlipProps {
  copy: EntryCopy;
  names: Readonly<Record<Status, string>>;
  view: ReturnType<typeof connect>;
  entry: Entry;
  id: string;
}

/** What the studio does about it. */
function Slip({ copy, names, view, entry, id }: SlipProps) {
  const { work, theirs } = view;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!view.saving && !theirs) view.save(readWork(event.currentTarget));
  };
  return (
    <form
      className={styles.slip}
      aria-labelledby={`${id}slip`}
      method="dialog"
      onInput={event => view.edit(readWork(event.currentTarget))}
      onSubmit={onSubmit}
    >
      <Text as="h3" variant="head" id={`${id}slip`}>
        {copy.slip}
      </Text>
      <Choice
        name="status"
        legend={copy.status}
        look="segments"
        value={work.status}
        onChoose={status => status && view.edit({ ...work, status })}
        options={statuses.map(value => ({ value, label: names[value] }))}
      />
      <div className={styles.step}>
        <TextField
          id={`${id}nextStep`}
          name="nextStep"
          label={copy.nextStep}
          autoComplete="off"
          maxLength={200}
          defaultValue={work.nextStep}
        />
        <TextField
          id={`${id}nextStepOn`}
          name="nextStepOn"
          type="date"
          label={copy.nextStepOn}
          defaultValue={work.nextStepOn}
        />
      </div>
      <TextArea
        id={`${id}note`}
        name="note"
        label={copy.note}
        rows={2}
        maxLength={5000}
        defaultValue={work.note}
      />
      {theirs && (
        <div className={styles.conflict} role="alert">
          <Text variant="head" tone="stop">
            {copy.conflict.title}
          </Text>
          <Facts
            facts={[
              { label: `${copy.conflict.theirs}: ${copy.status}`, value: names[theirs.status] },
              {
                label: copy.nextStep,
                value: [theirs.nextStepOn && day(theirs.nextStepOn), theirs.nextStep || copy.nothing]
                  .filter(Boolean)
                  .join(' '),
              },
              { label: copy.note, value: theirs.note || copy.nothing },
            ]}
          />
          <div className={styles.foot}>
            <Button size="small" onClick={view.keepMine}>
              {copy.conflict.keep}
            </Button>
            <Button size="small" onClick={view.takeTheirs}>
              {copy.conflict.take}
            </Button>
          </div>
        </div>
      )}
      {view.unsaved && (
        <div role="alert">
          <Text tone="stop">{copy.unsaved}</Text>
        </div>
      )}
      <div className={styles.foot}>
        <Button type="submit" tone="pencil" disabled={view.saving || theirs !== null}>
          {view.saving ? copy.saving : copy.save}
        </Button>
        <output>
          <Text as="span" variant="caption" tone="muted">
            {view.saved && `${copy.saved} `}
            {entry.workedAt && !view.saving && `${copy.changed} ${fully(entry.workedAt)}`}
          </Text>
        </output>
      </div>
    </form>
  );
}
