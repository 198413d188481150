import { useMachine } from '@xstate/react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { Button } from '../../components/Button/index.ts';
import { ErrorSummary } from '../../components/ErrorSummary/index.ts';
import { RadioGroup, TextArea, TextField } from '../../components/Field/index.ts';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import { CopyfitHeadline } from '../../primitives/CopyfitHeadline/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { connect, draftOf } from './application.connect.ts';
import {
  type ApplicationAnswers,
  type ApplicationField,
  applicationMachine,
  type ApplicationOutcome,
  type ApplicationProblems,
  type ApplicationRequest,
  type businessFields,
} from './application.machine.ts';
import * as styles from './ApplicationWizard.css.ts';
import { answersFrom, type Draft, parseDraft } from './draft.ts';

interface FieldCopy {
  readonly label: string;
  readonly hint?: string;
}
interface StageCopy {
  readonly title: string;
  /** In the margin: `Stage 1 of 2`. */
  readonly margin: string;
  readonly submit: string;
}
type ProfileField = Exclude<ApplicationField, (typeof businessFields)[number] | 'fullTime'>;

/** The words of the wizard, as plain data. */
export interface ApplicationCopy {
  readonly stages: readonly [profile: StageCopy, business: StageCopy];
  readonly profile: Readonly<Record<ProfileField, FieldCopy>> & {
    readonly fullTime: FieldCopy & {
      readonly options: Readonly<Record<'yes' | 'no' | 'planning', string>>;
    };
  };
  readonly business: Readonly<Record<(typeof businessFields)[number], FieldCopy>>;
  readonly cancel: string;
  readonly back: string;
  readonly submitting: string;
  readonly galleyNote: string;
  /** Before the time of the last save. */
  readonly draftSaved: string;
  readonly advice: string;
  /** Above the list of what needs correcting. */
  readonly summary: string;
  readonly messages: {
    readonly profileIncomplete: ToastMessage;
    readonly businessIncomplete: ToastMessage;
    readonly submitted: ToastMessage;
    /** Its description stands where the service gave no reason. */
    readonly failed: ToastMessage;
  };
}

/** Where a draft is kept. What comes back is parsed, so anything may. */
export interface DraftStore {
  read: () => unknown;
  /** Whether it could be kept. */
  write: (draft: Draft) => boolean;
  clear: () => void;
}

export interface ApplicationWizardProps {
  copy: ApplicationCopy;
  /** Of the signed-in user: stands in its field until something else does. */
  email: string;
  drafts: DraftStore;
  /** What is wrong with the answers, by field; nothing when they can be sent. */
  validate: (answers: ApplicationAnswers) => ApplicationProblems;
  /** Sends an application. May reject: that counts as failed. The signal aborts after 15 s. */
  submit: (request: ApplicationRequest, signal: AbortSignal) => Promise<ApplicationOutcome>;
  /** Accepted: whoever shows the wizard goes on from here. */
  onSubmitted: () => void;
  /** Where to start, for stories. */
  initialSnapshot?: SnapshotFrom<typeof applicationMachine>;
}

const read = (form: HTMLFormElement): Partial<ApplicationAnswers> =>
  Object.fromEntries([...new FormData(form)].filter(entry => typeof entry[1] === 'string'));

/** 128 random bits. Not `randomUUID`, which is missing where a page is not served over TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Every fifth line of the longest galley that anyone writes; what is too many is cut off. */
const ticks = Array.from({ length: 40 }, (_, index) => (index + 1) * 5);

/** Two galleys, one after the other. Every change is kept as a draft, which opens where it was left. */
export function ApplicationWizard({
  copy,
  email,
  drafts,
  validate,
  submit,
  onSubmitted,
  initialSnapshot,
}: ApplicationWizardProps) {
  const [draft] = useState(() => parseDraft(drafts.read()));
  const machine = applicationMachine.provide({
    actors: { submit: fromPromise(({ input, signal }) => submit(input, signal)) },
  });
  const [snapshot, send, actor] = useMachine(machine, {
    input: {
      resumeAt: draft?.stage ?? 'profile',
      answers: draft?.answers ?? { ...answersFrom({}), email },
      key: draft?.key ?? null,
    },
    ...(initialSnapshot && { snapshot: initialSnapshot }),
  });
  const view = connect(snapshot, send, { validate, newKey });

  const toast = useToast();
  const { messages } = copy;
  useEffect(() => {
    const subscriptions = [
      actor.on('profileIncomplete', () => toast.show(messages.profileIncomplete)),
      actor.on('businessIncomplete', () => toast.show(messages.businessIncomplete)),
      actor.on('failed', ({ message }) =>
        toast.show({ ...messages.failed, description: message ?? messages.failed.description }),
      ),
      actor.on('submitted', () => {
        toast.show(messages.submitted);
        drafts.clear();
        onSubmitted();
      }),
    ];
    return () => subscriptions.forEach(subscription => subscription.unsubscribe());
  }, [actor, toast, messages, drafts, onSubmitted]);

  const savedAt = useDraft(actor, drafts);

  const stage = useRef<HTMLElement>(null);
  const shown = useRef(view.stage);
  useEffect(() => {
    if (shown.current === view.stage) return;
    shown.current = view.stage;
    // An incomplete stage opens on its summary, which takes the focus itself.
    if (view.listed.length === 0) stage.current?.focus();
  });

  const id = useId();
  const form = useRef<HTMLFormElement>(null);

  const number = view.stage === 'profile' ? 0 : 1;
  const words = copy.stages[number];
  const field = (name: ApplicationField) => ({
    id: `${id}${name}`,
    name,
    required: name !== 'linkedinUrl',
    defaultValue: view.answers[name],
    ...(view.problems[name] !== undefined && { error: view.problems[name] }),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    toast.dismiss();
    const given = read(event.currentTarget);
    if (view.stage === 'profile') view.continue(given);
    else view.submit(given);
  };

  return (
    <div className={styles.root}>
      <aside className={styles.note} aria-label={words.margin}>
        <p className={styles.stage}>{words.margin}</p>
        <ol className={styles.steps}>
          {copy.stages.map(({ title }, index) => (
            <li key={title} className={styles.step} aria-current={index === number ? 'step' : undefined}>
              <span aria-hidden="true">{index + 1}</span> {title}
            </li>
          ))}
        </ol>
        <p className={styles.galleyNote}>{copy.galleyNote}</p>
      </aside>
      <div className={styles.saved}>
        {savedAt !== undefined && (
          <p>
            {copy.draftSaved} {time.format(savedAt)}
          </p>
        )}
        <p className={styles.advice}>{copy.advice}</p>
      </div>
      <div className={styles.galley}>
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map(line => (
            <div key={line} className={styles.tick}>
              {line}
            </div>
          ))}
        </div>
        <section
          key={view.stage}
          ref={stage}
          tabIndex={-1}
          aria-labelledby={`${id}stage`}
          className={styles.stageBody}
        >
          <CopyfitHeadline as="h1" id={`${id}stage`} text={[[words.title]]} bias={0.3} leading={0.9} />
          {/* Not `post`: what is sent before the script arrives must go nowhere at all. */}
          <form
            ref={form}
            className={styles.form}
            method="dialog"
            noValidate
            onInput={event => view.edit(read(event.currentTarget))}
            onSubmit={onSubmit}
          >
            {view.listed.length > 0 && (
              <ErrorSummary
                key={view.attempt}
                title={copy.summary}
                problems={view.listed.map(({ field: name, text }) => ({ id: field(name).id, text }))}
              />
            )}
            {view.stage === 'profile' ? (
              <Profile copy={copy.profile} field={field} />
            ) : (
              <Business copy={copy.business} field={field} />
            )}
            <div className={styles.foot}>
              <Link href="/">{copy.cancel}</Link>
              <div className={styles.actions}>
                {view.stage === 'business' && (
                  <Button disabled={view.submitting} onClick={() => view.back(read(form.current!))}>
                    {copy.back}
                  </Button>
                )}
                <Button type="submit" tone="pencil" arrow disabled={view.submitting}>
                  {view.submitting ? copy.submitting : words.submit}
                </Button>
              </div>
            </div>
          </form>
        </section>
      </div>
    </div>
  );
}

/** Keeps a draft whenever it has changed; the time of the last save in ms, once there was one. */
function useDraft(actor: ActorRefFrom<typeof applicationMachine>, drafts: DraftStore): number | undefined {
  const [savedAt, setSavedAt] = useState<number>();
  useEffect(() => {
    let kept = JSON.stringify(draftOf(actor.getSnapshot()));
    const subscription = actor.subscribe(snapshot => {
      const draft = draftOf(snapshot);
      const latest = JSON.stringify(draft);
      if (!draft || latest === kept) return;
      kept = latest;
      if (drafts.write(draft)) setSavedAt(Date.now());
    });
    return () => subscription.unsubscribe();
  }, [actor, drafts]);
  return savedAt;
}

interface StageProps<Name extends keyof ApplicationCopy> {
  copy: ApplicationCopy[Name];
  field: (name: ApplicationField) => {
    id: string;
    name: string;
    required: boolean;
    defaultValue: string;
    error?: string;
  };
}

function Profile({ copy, field }: StageProps<'profile'>): ReactNode {
  const { options, ...fullTime } = copy.fullTime;
  return (
    <>
      <TextField {...field('firstName')} {...copy.firstName} autoComplete="given-name" />
      <TextField {...field('lastName')} {...copy.lastName} autoComplete="family-name" />
      <TextField {...field('email')} {...copy.email} type="email" autoComplete="email" />
      <TextField {...field('title')} {...copy.title} autoComplete="organization-title" />
      <TextField {...field('companyName')} {...copy.companyName} autoComplete="organization" />
      <TextField {...field('currentLocation')} {...copy.currentLocation} autoComplete="address-level2" />
      <TextField {...field('phoneNumber')} {...copy.phoneNumber} type="tel" autoComplete="tel" />
      <TextField {...field('linkedinUrl')} {...copy.linkedinUrl} autoComplete="url" />
      <RadioGroup
        {...field('fullTime')}
        {...fullTime}
        options={Object.entries(options).map(([value, label]) => ({ value, label }))}
      />
    </>
  );
}

function Business({ copy, field }: StageProps<'business'>): ReactNode {
  return (
    <>
      <TextArea {...field('businessDetails')} {...copy.businessDetails} />
      <TextArea {...field('businessTeam')} {...copy.businessTeam} />
      <TextArea {...field('businessProgress')} {...copy.businessProgress} />
      <TextArea {...field('businessStrategy')} {...copy.businessStrategy} />
    </>
  );
}
