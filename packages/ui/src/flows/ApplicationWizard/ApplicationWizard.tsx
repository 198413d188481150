// `ApplicationWizard`: the application for a partnership: two stages and a review.
// `CopyfitHeadline` makes each line of a headline as wide as its column. The tone `pencil` is the accent color of the main action.
import { useMachine } from '@xstate/react';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { fromPromise } from 'xstate';
import { Button } from '../../components/Button/index.ts';
import { ErrorSummary } from '../../components/ErrorSummary/index.ts';
import type { CharacterCounterCopy } from '../../components/Field/index.ts';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import { CopyfitHeadline } from '../../primitives/CopyfitHeadline/index.ts';
import type { LinkData } from '../../primitives/Link/index.ts';
import { failureToast } from '../shared/failureToast.ts';
import type { InitialState } from '../shared/initialState.ts';
import { readForm } from '../shared/readForm.ts';
import { useEmittedEvents } from '../shared/useEmittedEvents.ts';
import { viewModelOf, type Validate } from './application.viewModel.ts';
import {
  type ApplicationAnswers,
  type ApplicationField,
  applicationMachine,
  type ApplicationOutcome,
  type businessFields,
  type Stage,
  type Step,
} from './application.machine.ts';
import { stageHeadline } from './stageHeadline.ts';
import * as styles from './ApplicationWizard.css.ts';
import { type OpenedDrafts, type SavedPlace, toAnswers } from './draft.ts';
import { Review, type ReviewCopy } from './Review.tsx';
import { BusinessFields, ProfileFields } from './StageFields.tsx';
import { type DraftStore, useDraftSaving } from './useDraftSaving.ts';

interface FieldCopy {
  readonly label: string;
  readonly hint?: string;
}
interface StepCopy {
  readonly title: string;
  /** `Stage 1 of 2` */
  readonly progress: string;
  /** The button that leads to the next step, or sends the application. */
  readonly submit: string;
}
type ProfileField = Exclude<ApplicationField, (typeof businessFields)[number] | 'fullTime'>;

type ProfileGroup = 'person' | 'role' | 'contact' | 'time';

/** The wizard's texts. */
export interface ApplicationCopy {
  /** The texts of the two parts of the form: about the founder, and about the business. */
  readonly stages: readonly [profile: StepCopy, business: StepCopy];
  readonly review: StepCopy & ReviewCopy;
  /** The headings of the groups of fields in the first stage, and a piece of advice beside each. */
  readonly profileGroups: Readonly<Record<ProfileGroup, { readonly title: string; readonly advice: string }>>;
  /** The fields of the first stage. `fullTime` asks if the founder works full time on the company: yes, no, or not yet (`planning`). */
  readonly profile: Readonly<Record<ProfileField, FieldCopy>> & {
    readonly fullTime: FieldCopy & {
      readonly options: Readonly<Record<'yes' | 'no' | 'planning', string>>;
    };
  };
  /** The questions of the second stage, each with a piece of advice. */
  readonly business: Readonly<
    Record<(typeof businessFields)[number], FieldCopy & { readonly advice: string }>
  >;
  /** The link that leaves the wizard; the draft stays stored. */
  readonly cancel: LinkData;
  /** The button that leads to the step before. */
  readonly back: string;
  /** The text of the button while the application is sent. */
  readonly submitting: string;
  /** The counter of each answer of the second stage. */
  readonly counter: CharacterCounterCopy;
  /** The sentence that says where the draft is saved. */
  readonly draftNote: string;
  /** `Saved at 4:12 PM to your account`: the text before the time, and after it. */
  readonly savedAt: string;
  /** The text after the time at which the draft was saved, by the place where it was saved. */
  readonly saved: Readonly<Record<SavedPlace, string>>;
  /** Two devices have drafts. The other draft's time and place follow. */
  readonly otherDraft: { readonly text: string; readonly open: string };
  /** The advice on both stages, in the margin. */
  readonly advice: string;
  /** Title of the error summary if no answer is missing. */
  readonly summary: string;
  readonly messages: {
    /** Titles of the error summary if an answer is missing. A toast would cover the fields. */
    readonly incomplete: Readonly<Record<Stage, string>>;
    readonly submitted: ToastMessage;
    /** The description is shown if the server gave no message. */
    readonly failed: ToastMessage;
  };
}

export interface ApplicationWizardProps {
  /** The wizard's texts. */
  copy: ApplicationCopy;
  /** Answers to start with if there is no draft. */
  prefilled: Partial<ApplicationAnswers>;
  /** The drafts to open. */
  opened: OpenedDrafts;
  /** Stores the drafts. */
  drafts: DraftStore;
  /** Returns what is wrong with the answers, by field; nothing if they can be sent. */
  validate: Validate;
  /** Sends an application. The same answers sent twice are one application. A rejected promise counts as a failure. The signal aborts after 15 s. */
  submit: (answers: ApplicationAnswers, signal: AbortSignal) => Promise<ApplicationOutcome>;
  /** Asks the visitor to sign in again on the same page, after the session ended. Resolves to whether they did. */
  signIn: () => Promise<boolean>;
  /** Sends the draft immediately: the visitor left the page to sign in while it was being sent. */
  isResuming?: boolean;
  /** Called after the application was accepted. */
  onSubmitted: () => void;
  /** The step in the page's address. When it changes, by the browser's Back button, the wizard follows. */
  addressedStep?: Step;
  /** Called when the wizard shows another step than the address has. `isFirst`: the step with which the wizard opens. */
  onStep?: (step: Step, isFirst: boolean) => void;
  /** The state to start in, for stories. */
  initial?: InitialState<typeof applicationMachine>;
}

/** The time of a save; with the day if it was not today. */
function formatSaveTime(savedAt: number): string {
  const date = new Date(savedAt);
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString('en-US', {
    ...(!isToday && { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}

type ViewModel = ReturnType<typeof viewModelOf>;

/** Gives a new step the focus: the field that is to be edited, or the step itself. */
function useStepFocus(id: string, { step, problemList, editedField }: ViewModel) {
  const root = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const focusedStep = useRef(step);
  useEffect(() => {
    if (focusedStep.current === step) return;
    focusedStep.current = step;
    // The error summary of an incomplete stage takes focus itself.
    if (problemList.length > 0) return;
    const field = editedField && document.getElementById(`${id}${editedField}`);
    if (field) {
      field.focus();
      return;
    }
    // A step opens at its top, as a new page does. The focus alone does not scroll to an element that is taller than the window.
    section.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ behavior: 'instant' });
  });
  return { root, section };
}

/** Puts the title of the step before the title of the document. */
function useStepTitle(step: string) {
  useEffect(() => {
    const before = document.title;
    const title = `${step} · ${before}`;
    document.title = title;
    return () => {
      // The next page may have set its title already.
      if (document.title === title) document.title = before;
    };
  }, [step]);
}

/** Follows the step in the page's address, and reports which step the wizard shows. */
function useAddressedStep(
  viewModel: ViewModel,
  form: RefObject<HTMLFormElement | null>,
  addressedStep: Step | undefined,
  onStep: ApplicationWizardProps['onStep'],
) {
  const { step } = viewModel;
  const followAddress = useEffectEvent(() => {
    if (addressedStep !== undefined && addressedStep !== step && !viewModel.isSubmitting)
      viewModel.goTo(addressedStep, form.current ? readForm(form.current) : {});
  });
  const isFirst = useRef(true);
  const reportStep = useEffectEvent((shown: Step) => {
    if (addressedStep !== shown) onStep?.(shown, isFirst.current);
  });
  // Before the effect that follows the address: at the start, the draft decides which step is shown, not the address.
  useEffect(() => {
    reportStep(step);
    isFirst.current = false;
  }, [step]);
  const reportedAddress = useRef(addressedStep);
  useEffect(() => {
    if (reportedAddress.current === addressedStep) return;
    reportedAddress.current = addressedStep;
    followAddress();
  }, [addressedStep]);
}

/** The application: two stages and a review. Every change is saved as a draft, which opens at the step at which the visitor left it. */
export function ApplicationWizard({
  copy,
  prefilled,
  opened: { current, otherDraft },
  drafts,
  validate,
  submit,
  signIn,
  isResuming = false,
  onSubmitted,
  addressedStep,
  onStep,
  initial,
}: ApplicationWizardProps) {
  const machine = applicationMachine.provide({
    actors: {
      submit: fromPromise(({ input, signal }) => submit(input, signal)),
      signIn: fromPromise(signIn),
    },
  });
  const [snapshot, send, actor] = useMachine(machine, {
    input: {
      resumeAt: isResuming && current?.draft.wasSent ? 'submitting' : (current?.draft.step ?? 'profile'),
      answers: current?.draft.answers ?? toAnswers(prefilled),
      wasSent: current?.draft.wasSent ?? false,
    },
    ...(initial && { snapshot: applicationMachine.resolveState(initial) }),
  });
  const viewModel = viewModelOf(snapshot, send, validate);
  const saving = useDraftSaving(actor, drafts, { lastSave: current, otherDraft });

  const toast = useToast();
  const { messages } = copy;
  useEmittedEvents(actor, event => {
    switch (event.type) {
      case 'failed':
        return toast.show(failureToast(messages.failed, event));
      case 'submitted':
        toast.show(messages.submitted);
        drafts.clear();
        return onSubmitted();
    }
  });

  const id = useId();
  const { step } = viewModel;
  const stage = step === 'profile' ? 'profile' : 'business';
  const labels: Readonly<Record<ApplicationField, FieldCopy>> = { ...copy.profile, ...copy.business };
  const stepCopy = step === 'review' ? copy.review : copy.stages[step === 'profile' ? 0 : 1];

  const { root, section } = useStepFocus(id, viewModel);
  useStepTitle(stepCopy.title);
  const form = useRef<HTMLFormElement>(null);
  useAddressedStep(viewModel, form, addressedStep, onStep);

  const fieldProps = (name: ApplicationField) => ({
    id: `${id}${name}`,
    name,
    required: name !== 'linkedinUrl',
    defaultValue: viewModel.answers[name],
    ...(viewModel.problems[name] !== undefined && { error: viewModel.problems[name] }),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    toast.dismiss();
    if (step === 'review') viewModel.submit();
    else viewModel.continue(readForm(event.currentTarget));
  };

  const saveText =
    saving.lastSave &&
    `${copy.savedAt} ${formatSaveTime(saving.lastSave.savedAt)} ${copy.saved[saving.lastSave.place]}`;
  return (
    <div ref={root} className={styles.root}>
      <div className={styles.progress}>
        <p id={`${id}progress`} className={styles.stageLabel}>
          {stepCopy.progress}
        </p>
        <ol className={styles.stageList}>
          {copy.stages.map(({ title }, index) => (
            <li
              key={title}
              className={styles.stageItem}
              aria-current={stepCopy === copy.stages[index] ? 'step' : undefined}
            >
              <span aria-hidden="true">{index + 1}</span> {title}
            </li>
          ))}
        </ol>
        <p className={styles.draftNote}>{copy.draftNote}</p>
      </div>
      <div className={styles.saveStatus}>
        {saving.lastSave?.place !== 'account' && <p>{saveText}</p>}
        {/* Each change is stored on the device first. Screen readers announce only that the account has it. */}
        <p aria-live="polite">{saving.lastSave?.place === 'account' && saveText}</p>
      </div>
      <p className={styles.advice}>{step === 'review' ? copy.review.advice : copy.advice}</p>
      <div className={styles.panel}>
        <div className={styles.lineNumbers} aria-hidden="true" />
        <div aria-live="polite">
          {saving.otherDraft && (
            <div className={styles.otherDraft}>
              <p>
                {copy.otherDraft.text} {formatSaveTime(saving.otherDraft.savedAt)}{' '}
                {copy.saved[saving.otherDraft.place]}.
              </p>
              <Button size="small" onClick={() => viewModel.replaceDraft(saving.swapDrafts())}>
                {copy.otherDraft.open}
              </Button>
            </div>
          )}
        </div>
        <section
          key={`${step} ${viewModel.formResetCount}`}
          ref={section}
          tabIndex={-1}
          aria-labelledby={`${id}stage`}
          aria-describedby={`${id}progress`}
          className={styles.step}
        >
          <CopyfitHeadline as="h1" id={`${id}stage`} {...stageHeadline(stepCopy.title)} />
          {/* Not `post`: a form that is submitted before the script arrives must not be sent anywhere. */}
          <form
            ref={form}
            className={styles.form}
            method="dialog"
            noValidate
            onInput={event => viewModel.change(readForm(event.currentTarget))}
            onSubmit={onSubmit}
          >
            {viewModel.problemList.length > 0 && (
              <ErrorSummary
                key={viewModel.submitCount}
                title={viewModel.isAnswerMissing ? messages.incomplete[stage] : copy.summary}
                // Labels only: the field says what to do.
                problems={viewModel.problemList.map(({ field: name }) => ({
                  id: fieldProps(name).id,
                  text: labels[name].label,
                }))}
              />
            )}
            {step === 'profile' && (
              <ProfileFields copy={copy.profile} groups={copy.profileGroups} fieldProps={fieldProps} />
            )}
            {step === 'business' && (
              <BusinessFields copy={copy.business} counter={copy.counter} fieldProps={fieldProps} />
            )}
            {step === 'review' && (
              <Review
                copy={copy}
                answers={viewModel.answers}
                disabled={viewModel.isSubmitting}
                onEdit={viewModel.editField}
              />
            )}
            <div className={styles.footer}>
              <Button type="submit" tone="pencil" arrow disabled={viewModel.isSubmitting}>
                {viewModel.isSubmitting ? copy.submitting : stepCopy.submit}
              </Button>
              {step !== 'profile' && (
                <Button
                  disabled={viewModel.isSubmitting}
                  onClick={() => viewModel.back(readForm(form.current!))}
                >
                  {copy.back}
                </Button>
              )}
              <div className={styles.cancel}>
                <Button href={copy.cancel.href} fullWidth>
                  {copy.cancel.text}
                </Button>
              </div>
            </div>
          </form>
        </section>
      </div>
    </div>
  );
}
