// The step of the application for a partnership in which the founder reads all answers and can change each.
import { Text } from '../../primitives/Text/index.ts';
import { type ApplicationAnswers, type ApplicationField, fieldsOfStage } from './application.machine.ts';
import type { ApplicationCopy } from './ApplicationWizard.tsx';
import * as styles from './Review.css.ts';

export interface ReviewCopy {
  readonly intro: string;
  /** The button at an answer; the question follows for assistive technology. */
  readonly change: string;
  /** Shown for an optional question without an answer. */
  readonly notGiven: string;
}

interface ReviewProps {
  copy: ApplicationCopy;
  answers: ApplicationAnswers;
  disabled: boolean;
  onEdit: (field: ApplicationField) => void;
}

/** Shows every answer, with a button to change it. */
export function Review({ copy, answers, disabled, onEdit }: ReviewProps) {
  const { intro, change, notGiven } = copy.review;
  const { options } = copy.profile.fullTime;
  const row = (field: ApplicationField, label: string, answer: string) => (
    <div key={field} className={styles.row}>
      <dt className={styles.question}>{label}</dt>
      <dd className={styles.answer} dir="auto">
        {answer || notGiven}
      </dd>
      <dd className={styles.action}>
        <button
          type="button"
          className={styles.changeButton}
          aria-label={`${change}: ${label}`}
          aria-disabled={disabled || undefined}
          onClick={disabled ? undefined : () => onEdit(field)}
        >
          {change}
        </button>
      </dd>
    </div>
  );
  return (
    <>
      <Text>{intro}</Text>
      {copy.stages.map(({ title }, index) => (
        <section key={title}>
          <Text as="h2" variant="head">
            {title}
          </Text>
          <dl className={styles.answerList}>
            {index === 0
              ? fieldsOfStage.profile.map(field =>
                  row(
                    field,
                    copy.profile[field].label,
                    field === 'fullTime' && Object.hasOwn(options, answers.fullTime)
                      ? options[answers.fullTime as keyof typeof options]
                      : answers[field],
                  ),
                )
              : fieldsOfStage.business.map(field => row(field, copy.business[field].label, answers[field]))}
          </dl>
        </section>
      ))}
    </>
  );
}
