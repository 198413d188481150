import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { StateValueFrom } from 'xstate';
import { Button } from '../../components/Button/index.ts';
import { ErrorSummary } from '../../components/ErrorSummary/index.ts';
import { TextArea, TextField } from '../../components/Field/index.ts';
import type { ToastMessage } from '../../components/Toast/index.ts';
import { Link, type LinkData } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { ContactValues } from '../contact/contact.machine.ts';
import { type ContactCalls, type ContactStart, readForm, useContact } from '../contact/useContact.ts';
import { connect } from './lead.connect.ts';
import { type LeadContext, leadMachine } from './lead.machine.ts';
import { type LeadQuestions, withAnswers } from './lead.message.ts';
import type { Outcome } from './lead.route.ts';
import * as styles from './LeadFinder.css.ts';
import { Question } from './Question.tsx';

interface Ending {
  readonly title: string;
  /** Why the answers lead there, in one sentence. */
  readonly reason: string;
  readonly action: LinkData;
}

/** The words of the coupon, as plain data. */
export interface LeadFinderCopy {
  readonly questions: LeadQuestions;
  /** Said at a question that is passed without an answer. */
  readonly missing: string;
  readonly back: string;
  readonly next: string;
  /** Above the end of the route. */
  readonly found: string;
  readonly endings: Readonly<Record<Exclude<Outcome, 'city'>, Ending>> & {
    readonly city: Omit<Ending, 'action'>;
  };
  /** The cities that have a press page, by name, and the link to it. */
  readonly hubs: Readonly<Record<string, LinkData>>;
  readonly form: {
    /** Says that a name and an address suffice. */
    readonly shortcut: string;
    /** Labels of the three lines. They post as `name`, `email` and `message`. */
    readonly fields: { readonly name: string; readonly email: string; readonly message: string };
    /** Sent with every message. */
    readonly inquiryType: string;
    /** The message where nothing was answered and nothing written. */
    readonly unwritten: string;
    readonly submit: string;
    readonly sending: string;
    readonly cancel: string;
    /** What becomes of the address. */
    readonly note: string;
    /** Offered when sending failed. */
    readonly emailDirectly: LinkData;
    /** Above the list of what needs correcting. */
    readonly summary: string;
    readonly messages: { readonly sent: ToastMessage; readonly failed: ToastMessage };
  };
}

export interface LeadFinderProps extends ContactCalls {
  copy: LeadFinderCopy;
  /** Where the browser posts the lines when there is no script. */
  action: string;
  /** The visitor follows the route: what was answered and written, to be carried into the next form. */
  onLeave: (values: ContactValues) => void;
  /** Where the questions start, for stories. */
  initial?: { value: StateValueFrom<typeof leadMachine>; context: LeadContext };
  /** Where the lines start, for stories. */
  initialContact?: ContactStart;
}

/**
 * What stands on the coupon: four questions that find the visitor's way, and the lines that can be sent at any of them.
 *
 * They are two forms. The lines post by themselves; the questions are none of the fields that the function knows, so they
 * have a form of their own, which is not shown where there is no script. Before the script has arrived its first
 * question can be ticked already; should it never arrive, `Next` goes to the contact page, and the site's bootstrap takes the
 * answer along.
 */
export function LeadFinder({ copy, action, onLeave, initial, initialContact, ...calls }: LeadFinderProps) {
  const id = useId();
  const finder = useRef<HTMLFormElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [snapshot, send] = useMachine(
    leadMachine,
    initial ? { snapshot: leadMachine.resolveState(initial) } : {},
  );
  const view = connect(snapshot, send, Object.keys(copy.hubs));
  const { step, outcome, answers, turn } = view;

  const ticked = () => (step && (new FormData(finder.current!).get(step) as string | null)) ?? undefined;
  const compose = (values: ContactValues) =>
    withAnswers(values, { ...answers, ...(step && { [step]: ticked() }) }, copy.questions);
  const { fields } = copy.form;
  const contact = useContact({
    ...calls,
    form,
    id,
    fields: Object.keys(fields),
    messages: copy.form.messages,
    compose,
    onCleared: view.restart,
    initial: initialContact,
  });
  const { field, sending } = contact;

  useEffect(() => {
    finder.current!.noValidate = true;
  }, []);
  useEffect(() => {
    if (turn === 0) return;
    const find = (selector: string) => finder.current!.querySelector<HTMLElement>(selector);
    (find('input:checked') ?? find('input') ?? find('[tabindex]'))!.focus();
  }, [turn]);

  const onNext = (event: FormEvent) => {
    event.preventDefault();
    view.next(ticked());
  };
  const ending = outcome && {
    ...copy.endings[outcome],
    action: outcome === 'city' ? copy.hubs[answers.city!]! : copy.endings[outcome].action,
  };

  return (
    <>
      <form
        ref={finder}
        className={styles.finder}
        action={copy.endings.elsewhere.action.href}
        onSubmit={onNext}
      >
        {step && (
          <Question
            key={`${view.round}${step}`}
            id={`${id}${step}`}
            name={step}
            {...copy.questions[step]}
            columns={step === 'city'}
            defaultValue={answers[step]}
            error={view.missing ? copy.missing : undefined}
          />
        )}
        {ending && (
          <div tabIndex={-1} className={styles.ending}>
            <Text variant="label" tone="muted">
              {copy.found}
            </Text>
            <Text as="h3" variant="title">
              {ending.title}
            </Text>
            <Text variant="lede">{ending.reason}</Text>
          </div>
        )}
        <div className={styles.turns}>
          {step && (
            <Button size="small" type="submit" arrow>
              {copy.next}
            </Button>
          )}
          {ending && (
            <Button
              size="small"
              tone="pencil"
              arrow
              href={ending.action.href}
              onClick={() => onLeave(compose(readForm(form.current!)))}
            >
              {ending.action.text}
            </Button>
          )}
          {step !== 'need' && (
            <Button size="small" onClick={() => view.back(ticked())}>
              {copy.back}
            </Button>
          )}
        </div>
      </form>
      <form ref={form} className={styles.form} method="post" action={action} onSubmit={contact.submit}>
        <div className={styles.wide}>
          <Text variant="caption" tone="muted">
            {copy.form.shortcut}
          </Text>
        </div>
        {contact.corrections.length > 0 && (
          <div className={styles.wide}>
            <ErrorSummary key={contact.attempt} title={copy.form.summary} problems={contact.corrections} />
          </div>
        )}
        <input type="hidden" name="inquiry_type" value={copy.form.inquiryType} />
        <input type="hidden" name="unwritten" value={copy.form.unwritten} />
        <TextField {...field('name')} label={fields.name} autoComplete="name" required />
        <TextField {...field('email')} type="email" label={fields.email} autoComplete="email" required />
        <div className={styles.wide}>
          <TextArea {...field('message')} label={fields.message} rows={2} />
        </div>
        <div className={styles.foot}>
          <div className={styles.note}>
            <Text variant="caption" tone="muted">
              {copy.form.note}
            </Text>
            {contact.failed && (
              <Link href={copy.form.emailDirectly.href}>{copy.form.emailDirectly.text}</Link>
            )}
          </div>
          <div className={styles.actions}>
            {sending && <Button onClick={contact.cancel}>{copy.form.cancel}</Button>}
            <Button type="submit" tone="ink" disabled={sending}>
              {sending ? copy.form.sending : copy.form.submit}
            </Button>
          </div>
        </div>
      </form>
    </>
  );
}
