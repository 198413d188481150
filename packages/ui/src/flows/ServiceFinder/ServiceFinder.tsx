import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ErrorSummary } from '../../components/ErrorSummary/index.ts';
import { TextArea, TextField } from '../../components/Field/index.ts';
import { Link, type LinkData } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { contactMachine, ContactValues } from '../shared/contact.machine.ts';
import type { ContactCopy } from '../shared/contactCopy.ts';
import type { InitialState } from '../shared/initialState.ts';
import { readForm } from '../shared/readForm.ts';
import { type ContactCalls, useContactForm } from '../shared/useContactForm.ts';
import { type QuestionsCopy, withAnswers } from './answersMessage.ts';
import { Question } from './Question.tsx';
import type { Recommendation } from './recommend.ts';
import { connect } from './serviceFinder.connect.ts';
import { serviceFinderMachine } from './serviceFinder.machine.ts';
import * as styles from './ServiceFinder.css.ts';

interface RecommendationCopy {
  readonly title: string;
  /** Why the answers lead to it, in one sentence. */
  readonly reason: string;
  readonly action: LinkData;
}

/** The finder's texts. */
export interface ServiceFinderCopy {
  readonly questions: QuestionsCopy;
  /** The error of a question without an answer. */
  readonly missingAnswer: string;
  readonly back: string;
  readonly next: string;
  /** Above the recommendation. */
  readonly recommended: string;
  readonly recommendations: Readonly<Record<Exclude<Recommendation, 'city'>, RecommendationCopy>> & {
    readonly city: Omit<RecommendationCopy, 'action'>;
  };
  /** Links to the press pages, by the city's name. */
  readonly cityLinks: Readonly<Record<string, LinkData>>;
  readonly form: ContactCopy & {
    /** Says that a name and an email address are enough. */
    readonly shortcut: string;
    /** Labels of the three fields. They post as `name`, `email` and `message`. */
    readonly fields: { readonly name: string; readonly email: string; readonly message: string };
    /** Sent as the message if the visitor wrote and answered nothing. */
    readonly emptyMessage: string;
  };
}

export interface ServiceFinderProps extends ContactCalls {
  /** The finder's texts. */
  copy: ServiceFinderCopy;
  /** The URL that the browser posts the contact fields to without script. */
  action: string;
  /** Called with the answers and the contact fields when the visitor follows the recommendation's link. */
  onFollow: (values: ContactValues) => void;
  /** The question to start at, for stories. */
  initial?: InitialState<typeof serviceFinderMachine>;
  /** The state of the contact form to start in, for stories. */
  initialContact?: InitialState<typeof contactMachine>;
}

/**
 * Recommends a service by four questions, with a short contact form that can be sent at any question.
 *
 * The contact form and the questions are separate HTML forms, because the server accepts none of the questions as fields.
 * Before the script arrives the visitor can already select an option; if it never arrives, Next opens the contact page and
 * the site's bootstrap carries the answer there. Without script the questions are hidden and the contact form posts.
 */
export function ServiceFinder({
  copy,
  action,
  onFollow,
  initial,
  initialContact,
  ...calls
}: ServiceFinderProps) {
  const id = useId();
  const questionForm = useRef<HTMLFormElement>(null);
  const contactForm = useRef<HTMLFormElement>(null);
  const [snapshot, send] = useMachine(
    serviceFinderMachine,
    initial ? { snapshot: serviceFinderMachine.resolveState(initial) } : {},
  );
  const view = connect(snapshot, send, Object.keys(copy.cityLinks));
  const { question, recommendation, answers, questionsAsked } = view;

  const selectedValue = () =>
    (question && (new FormData(questionForm.current!).get(question) as string | null)) ?? undefined;
  const toRequestValues = (values: ContactValues) =>
    withAnswers(values, { ...answers, ...(question && { [question]: selectedValue() }) }, copy.questions);
  const { fields } = copy.form;
  const contact = useContactForm({
    ...calls,
    form: contactForm,
    id,
    fields: Object.keys(fields),
    messages: copy.form.messages,
    toRequestValues,
    onCleared: view.restart,
    initial: initialContact,
  });
  const { fieldProps, isSending, problemList } = contact;

  useEffect(() => {
    if (questionsAsked === 0) return;
    const find = (selector: string) => questionForm.current!.querySelector<HTMLElement>(selector);
    (find('input:checked') ?? find('input') ?? find('[tabindex]'))!.focus();
  }, [questionsAsked]);

  const onNext = (event: FormEvent) => {
    event.preventDefault();
    view.next(selectedValue());
  };
  const recommended = recommendation && {
    ...copy.recommendations[recommendation],
    action:
      recommendation === 'city'
        ? copy.cityLinks[answers.city!]!
        : copy.recommendations[recommendation].action,
  };

  return (
    <>
      <form
        ref={questionForm}
        className={styles.finder}
        action={copy.recommendations.otherCity.action.href}
        onSubmit={onNext}
      >
        {question && (
          <Question
            key={`${view.timesRestarted}${question}`}
            id={`${id}${question}`}
            name={question}
            {...copy.questions[question]}
            columns={question === 'city'}
            defaultValue={answers[question]}
            error={view.isAnswerMissing ? copy.missingAnswer : undefined}
          />
        )}
        {recommended && (
          <div tabIndex={-1} className={styles.recommendation}>
            <Text variant="label" tone="muted">
              {copy.recommended}
            </Text>
            <Text as="h3" variant="title">
              {recommended.title}
            </Text>
            <Text variant="lede">{recommended.reason}</Text>
          </div>
        )}
        <div className={styles.finderActions}>
          {question && (
            <Button
              size="small"
              type="submit"
              arrow
              // The second click of a double click is not meant for the next question.
              onClick={event => event.detail > 1 && event.preventDefault()}
            >
              {copy.next}
            </Button>
          )}
          {recommended && (
            <Button
              size="small"
              tone="pencil"
              arrow
              href={recommended.action.href}
              onClick={() => onFollow(toRequestValues(readForm(contactForm.current!)))}
            >
              {recommended.action.text}
            </Button>
          )}
          {question !== 'need' && (
            <Button size="small" onClick={() => view.back(selectedValue())}>
              {copy.back}
            </Button>
          )}
        </div>
      </form>
      <form ref={contactForm} className={styles.form} method="post" action={action} onSubmit={contact.submit}>
        <div className={styles.wide}>
          <Text variant="caption" tone="muted">
            {copy.form.shortcut}
          </Text>
        </div>
        {problemList.length > 0 && (
          <div className={styles.wide}>
            <ErrorSummary key={contact.submitCount} title={copy.form.summary} problems={problemList} />
          </div>
        )}
        <input type="hidden" name="inquiry_type" value={copy.form.inquiryType} />
        <input type="hidden" name="default_message" value={copy.form.emptyMessage} />
        <TextField {...fieldProps('name')} label={fields.name} autoComplete="name" required />
        <TextField {...fieldProps('email')} type="email" label={fields.email} autoComplete="email" required />
        <div className={styles.wide}>
          <TextArea {...fieldProps('message')} label={fields.message} rows={2} />
        </div>
        <div className={styles.footer}>
          <div className={styles.note}>
            <Text variant="caption" tone="muted">
              {copy.form.note}
            </Text>
            {contact.hasFailed && (
              <Link href={copy.form.emailDirectly.href}>{copy.form.emailDirectly.text}</Link>
            )}
          </div>
          <div className={styles.actions}>
            {isSending && <Button onClick={contact.cancel}>{copy.form.cancel}</Button>}
            <Button type="submit" tone="ink" disabled={isSending}>
              {isSending ? copy.form.sending : copy.form.submit}
            </Button>
          </div>
        </div>
      </form>
    </>
  );
}
