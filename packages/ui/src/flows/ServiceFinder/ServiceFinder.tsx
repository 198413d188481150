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
  /** Why the answers lead to this recommendation. */
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
  /** Returns the values of the form on the same page in which visitors describe their idea. They are passed on with the answers. */
  getFormValues: () => ContactValues;
  /** Called when the visitor follows the recommendation's link, with the answers and the values of the idea form. */
  onFollow: (values: ContactValues) => void;
  /** The progress to continue from, as the last call of `onProgress` passed it. It is ignored if the questions have changed since. */
  progress?: FinderProgress | undefined;
  /** Called after each step, so that the page can save the progress. Pass the same function on each render. */
  onProgress?: (progress: FinderProgress) => void;
  /** The state to start in, for stories. */
  initial?: InitialState<typeof serviceFinderMachine>;
}

/**
 * Recommends a service by four questions. It sends nothing: when the visitor follows the link, `onFollow` gets the answers.
 *
 * The visitor can select an option before the app has loaded. If the app never loads, Next opens the contact page (the link of
 * `cityWithoutPage`), and the site's bootstrap, a small script, passes the answer on to that page. In a browser without script, the questions
 * are hidden.
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
  const shownRecommendation = recommendation && {
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
        {shownRecommendation && (
          <div tabIndex={-1} className={styles.recommendation}>
            <Text variant="label" tone="muted">
              {copy.recommended}
            </Text>
            <Text as="h3" variant="title">
              {shownRecommendation.title}
            </Text>
            <Text variant="intro">{shownRecommendation.reason}</Text>
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
          {shownRecommendation && (
            <Button
              size="small"
              tone="pencil"
              arrow
              href={shownRecommendation.action.href}
              onClick={() => onFollow(withAnswers(getFormValues(), answers, copy.questions))}
            >
              {shownRecommendation.action.text}
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
