import { useMachine } from '@xstate/react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { Button } from '../../components/Button/index.ts';
import { ErrorSummary } from '../../components/ErrorSummary/index.ts';
import { RadioGroup, TextArea, TextField } from '../../components/Field/index.ts';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import { CopyfitHeadline } from '../../primitives/CopyfitHeadline/index.ts';
import { Link, type LinkData } from '../../primitives/Link/index.ts';
import { connect } from './application.connect.ts';
import {
  type ApplicationAnswers,
  type ApplicationField,
  applicationMachine,
  type ApplicationOutcome,
  type ApplicationProblems,
  type businessFields,
} from './application.machine.ts';
import * as styles from './ApplicationWizard.css.ts';
import { answersFrom, type OpenedDraft, type SavedPlace } from './draft.ts';
import { Review, type ReviewCopy } from './Review.tsx';
import { type DraftStore, useSaving } from './useSaving.ts';

interface FieldCopy {
  readonly label: string;
  readonly hint?: string;
}
interface StepCopy {
  readonly title: string;
  /** In the margin: `Stage 1 of 2`. */
  readonly margin: string;
  readonly submit: string;
}
type ProfileField = Exclude<ApplicationField, (typeof businessFields)[number] | 'fullTime'>;

/** The words of the wizard, as plain data. */
export interface ApplicationCopy {
  readonly stages: readonly [profile: StepCopy, business: StepCopy];
  /** All answers once more, before they go. */
  readonly review: StepCopy & ReviewCopy;
  readonly profile: Readonly<Record<ProfileField, FieldCopy>> & {
    readonly fullTime: FieldCopy & {
      readonly options: Readonly<Record<'yes' | 'no' | 'planning', string>>;
    };
  };
  readonly business: Readonly<Record<(typeof businessFields)[number], FieldCopy>>;
  /** Out of it; what was written stays. */
  readonly cancel: LinkData;
  readonly back: string;
  readonly submitting: string;
  readonly galleyNote: string;
  /** `Saved at 4:12 PM to your account`: what stands before the time, and after it. */
  readonly savedAt: string;
  readonly saved: Readonly<Record<SavedPlace, string>>;
  /** Two devices have written. The other draft's time and place follow. */
  readonly other: { readonly text: string; readonly open: string };
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

export interface ApplicationWizardProps {
  copy: ApplicationCopy;
  /** What is known of the signed-in user: stands in its fields until something else does. */
  known: Partial<ApplicationAnswers>;
  opened: OpenedDraft;
  drafts: DraftStore;
  /** What is wrong with the answers, by field; nothing when they can be sent. */
  validate: (answers: ApplicationAnswers) => ApplicationProblems;
  /** Sends an application; the same answers once more are the same one. May reject: that counts as failed. The signal aborts after 15 s. */
  submit: (answers: ApplicationAnswers, signal: AbortSignal) => Promise<ApplicationOutcome>;
  /** The session has ended: asks the visitor to sign in again, without leaving; whether they did. */
  signIn: () => Promise<boolean>;
  /** It was on its way when its writer had to leave the page to sign in: it is sent at once. */
  resuming?: boolean;
  /** Accepted: whoever shows the wizard goes on from here. */
  onSubmitted: () => void;
  /** Where to start, for stories. */
  initialSnapshot?: SnapshotFrom<typeof applicationMachine>;
}

const read = (form: HTMLFormElement): Partial<ApplicationAnswers> =>
  Object.fromEntries([...new FormData(form)].filter(entry => typeof entry[1] === 'string'));

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
/** Of a save: the day, too, when it was not today. */
const when = (at: number) =>
  (new Date(at).toDateString() === new Date().toDateString() ? time : dayAndTime).format(at);

/** Every fifth line of the longest galley that anyone writes; what is too many is cut off. */
const ticks = Array.from({ length: 40 }, (_, index) => (index + 1) * 5);

/** Two galleys, one after the other, and a last proof of both. Every change is kept as a draft, which opens where it was left. */
export function ApplicationWizard({
  copy,
  known,
  opened: { current, other },
  drafts,
  validate,
  submit,
  signIn,
  resuming = false,
  onSubmitted,
  initialSnapshot,
}: ApplicationWizardProps) {
  const machine = applicationMachine.provide({
    actors: {
      submit: fromPromise(({ input, signal }) => submit(input, signal)),
      signIn: fromPromise(signIn),
    },
  });
  const [snapshot, send, actor] = useMachine(machine, {
    input: {
      resumeAt: resuming && current?.draft.sent ? 'submitting' : (current?.draft.step ?? 'profile'),
      answers: current?.draft.answers ?? answersFrom(known),
      sent: current?.draft.sent ?? false,
    },
    ...(initialSnapshot && { snapshot: initialSnapshot }),
  });
  const view = connect(snapshot, send, { validate });
  const saving = useSaving(actor, drafts, { saved: current, other });

  const toast = useToast();
  const { messages } = copy;
  useEffect(() => {
    // What is there, and too long, is not asked for: the summary says what to do.
    const sayMissing = (message: ToastMessage) => {
      const { answers, problems } = actor.getSnapshot().context;
      if (Object.keys(problems).some(name => !answers[name as ApplicationField].trim())) toast.show(message);
    };
    const subscriptions = [
      actor.on('profileIncomplete', () => sayMissing(messages.profileIncomplete)),
      actor.on('businessIncomplete', () => sayMissing(messages.businessIncomplete)),
      actor.on('failed', ({ message, reference }) =>
        toast.show({ ...messages.failed, description: message ?? messages.failed.description, reference }),
      ),
      actor.on('submitted', () => {
        toast.show(messages.submitted);
        drafts.clear();
        onSubmitted();
      }),
    ];
    return () => subscriptions.forEach(subscription => subscription.unsubscribe());
  }, [actor, toast, messages, drafts, onSubmitted]);

  const id = useId();
  const { step } = view;
  const words = step === 'review' ? copy.review : copy.stages[step === 'profile' ? 0 : 1];

  const section = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // An incomplete stage opens on its summary, which takes the focus itself.
    if (view.listed.length > 0) return;
    const field = view.changing && document.getElementById(`${id}${view.changing}`);
    (field || section.current)?.focus();
  });
  useEffect(() => {
    const before = document.title;
    const title = `${words.title} · ${before}`;
    document.title = title;
    return () => {
      // The next page's own may stand there already.
      if (document.title === title) document.title = before;
    };
  }, [words]);

  const form = useRef<HTMLFormElement>(null);

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
    if (step === 'review') view.submit();
    else view.continue(read(event.currentTarget));
  };

  return (
    <div className={styles.root}>
      <aside className={styles.note} aria-label={words.margin}>
        <p className={styles.stage}>{words.margin}</p>
        <ol className={styles.steps}>
          {copy.stages.map(({ title }, index) => (
            <li
              key={title}
              className={styles.step}
              aria-current={words === copy.stages[index] ? 'step' : undefined}
            >
              <span aria-hidden="true">{index + 1}</span> {title}
            </li>
          ))}
        </ol>
        <p className={styles.galleyNote}>{copy.galleyNote}</p>
      </aside>
      <div className={styles.saved}>
        {saving.saved && (
          <p>
            {copy.savedAt} {when(saving.saved.at)} {copy.saved[saving.saved.place]}
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
        <div aria-live="polite">
          {saving.other && (
            <div className={styles.other}>
              <p>
                {copy.other.text} {when(saving.other.at)} {copy.saved[saving.other.place]}.
              </p>
              <Button size="small" onClick={() => view.replace(saving.swap())}>
                {copy.other.open}
              </Button>
            </div>
          )}
        </div>
        <section
          key={`${step} ${view.edition}`}
          ref={section}
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
            {step === 'profile' && <Profile copy={copy.profile} field={field} />}
            {step === 'business' && <Business copy={copy.business} field={field} />}
            {step === 'review' && (
              <Review copy={copy} answers={view.answers} disabled={view.submitting} onChange={view.change} />
            )}
            <div className={styles.foot}>
              <Link href={copy.cancel.href}>{copy.cancel.text}</Link>
              <div className={styles.actions}>
                {step !== 'profile' && (
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
