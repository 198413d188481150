// `ServiceFinder`: recommends a service by four questions.
// The tone `pencil` is the accent color of the main action.
import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import type { LinkData } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { ContactValues } from '../shared/contact.machine.ts';
import type { InitialState } from '../shared/initialState.ts';
import { canResume, type QuestionsCopy, withAnswers } from './answersMessage.ts';
import { Question } from './Question.tsx';
import type { FinderProgress, Recommendation } from './recommend.ts';
import { viewModelOf } from './serviceFinder.viewModel.ts';
import { serviceFinderMachine } from './serviceFinder.machine.ts';
import * as styles from './ServiceFinder.css.ts';

interface RecommendationCopy {
  readonly title: string;
  /** Says in one sentence why the answers lead to this recommendation. */
  readonly reason: string;
  readonly action: LinkData;
}

/** The finder's texts. */
export interface ServiceFinderCopy {
  readonly title: string;
  /** The text under the title: what the questions are for. */
  readonly introduction: string;
  readonly questions: QuestionsCopy;
  /** The error of a question without an answer. */
  readonly missingAnswer: string;
  readonly back: string;
  readonly next: string;
  /** The text above the recommendation. */
  readonly recommended: string;
  readonly recommendations: Readonly<Record<Exclude<Recommendation, 'cityWithPage'>, RecommendationCopy>> & {
    readonly cityWithPage: Omit<RecommendationCopy, 'action'>;
  };
  /** Links to the city PR pages, by the city's name. */
  readonly cityLinks: Readonly<Record<string, LinkData>>;
}

export interface ServiceFinderProps {
  /** The finder's texts. */
  copy: ServiceFinderCopy;
  /** Returns the values of the page's idea form, which are passed on with the answers. */
  getFormValues: () => ContactValues;
  /** Called when the visitor follows the recommendation's link, with the answers and the values of the idea form. */
  onFollow: (values: ContactValues) => void;
  /** The progress to continue from, as the last call of `onProgress` passed it. It is ignored if the questions have changed since. */
  progress?: FinderProgress | undefined;
  /** Called after each step, so that the page can save the progress. Pass the same function on each render. */
  onProgress?: (progress: FinderProgress) => void;
  /** The question to start at, for stories. */
  initial?: InitialState<typeof serviceFinderMachine>;
}

/**
 * Recommends a service by four questions. It sends nothing: when the visitor follows the link, `onFollow` gets the answers.
 *
 * The visitor can select an option before the app has loaded. If it never loads, Next opens the contact page, and the site's
 * bootstrap passes the answer on to that page. Without script the questions are hidden.
 */
export function ServiceFinder({
  copy,
  getFormValues,
  onFollow,
  progress,
  onProgress,
  initial,
}: ServiceFinderProps) {
  const id = useId();
  const questionForm = useRef<HTMLFormElement>(null);
  const start =
    progress && canResume(progress, copy.questions)
      ? {
          value: progress.question,
          context: { answers: progress.answers, isAnswerMissing: false, questionsAsked: 0 },
        }
      : initial;
  const [snapshot, send, actor] = useMachine(
    serviceFinderMachine,
    start ? { snapshot: serviceFinderMachine.resolveState(start) } : {},
  );
  const viewModel = viewModelOf(snapshot, send, Object.keys(copy.cityLinks));
  const { question, recommendation, answers, questionsAsked } = viewModel;

  const selectedValue = () =>
    (question && (new FormData(questionForm.current!).get(question) as string | null)) ?? undefined;

  useEffect(() => {
    if (questionsAsked === 0) return;
    const find = (selector: string) => questionForm.current!.querySelector<HTMLElement>(selector);
    (find('input:checked') ?? find('input') ?? find('[tabindex]'))!.focus();
  }, [questionsAsked]);

  useEffect(() => {
    const subscription = actor.subscribe(({ value, context }) =>
      onProgress?.({ question: value, answers: context.answers }),
    );
    return () => subscription.unsubscribe();
  }, [actor, onProgress]);

  const onNext = (event: FormEvent) => {
    event.preventDefault();
    viewModel.next(selectedValue());
  };
  const recommended = recommendation && {
    ...copy.recommendations[recommendation],
    action:
      recommendation === 'cityWithPage'
        ? copy.cityLinks[answers.city!]!
        : copy.recommendations[recommendation].action,
  };

  return (
    <div className={styles.finder}>
      <div className={styles.introduction}>
        <Text as="h3" variant="head">
          {copy.title}
        </Text>
        <Text variant="small" tone="muted">
          {copy.introduction}
        </Text>
      </div>
      <form
        ref={questionForm}
        className={styles.form}
        action={copy.recommendations.cityWithoutPage.action.href}
        onSubmit={onNext}
      >
        {question && (
          <Question
            key={question}
            id={`${id}${question}`}
            name={question}
            {...copy.questions[question]}
            columns={question === 'city'}
            defaultValue={answers[question]}
            error={viewModel.isAnswerMissing ? copy.missingAnswer : undefined}
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
            <Text variant="intro">{recommended.reason}</Text>
          </div>
        )}
        <div className={styles.finderActions}>
          {question && (
            <Button
              size="small"
              type="submit"
              arrow
              // The second click of a double click is ignored: it would answer the next question.
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
              onClick={() => onFollow(withAnswers(getFormValues(), answers, copy.questions))}
            >
              {recommended.action.text}
            </Button>
          )}
          {question !== 'need' && (
            <Button size="small" onClick={() => viewModel.back(selectedValue())}>
              {copy.back}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
