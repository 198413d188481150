import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { type ApplicationAnswers, type ApplicationField, stageFields } from './application.machine.ts';
import type { ApplicationCopy } from './ApplicationWizard.tsx';
import * as styles from './Review.css.ts';

export interface ReviewCopy {
  readonly lede: string;
  /** Leads back to an answer; its question follows, for assistive technology. */
  readonly change: string;
  /** In place of an answer that was not asked for. */
  readonly none: string;
}

interface ReviewProps {
  copy: ApplicationCopy;
  answers: ApplicationAnswers;
  disabled: boolean;
  onChange: (field: ApplicationField) => void;
}

/** Every answer as it will go, each with a way back to it. */
export function Review({ copy, answers, disabled, onChange }: ReviewProps) {
  const { lede, change, none } = copy.review;
  const { options } = copy.profile.fullTime;
  const row = (field: ApplicationField, label: string, answer: string) => (
    <div key={field} className={styles.row}>
      <dt className={styles.question}>{label}</dt>
      <dd className={styles.answer}>{answer || none}</dd>
      <dd className={styles.way}>
        <button
          type="button"
          className={styles.change}
          aria-disabled={disabled || undefined}
          onClick={disabled ? undefined : () => onChange(field)}
        >
          {change} <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      </dd>
    </div>
  );
  return (
    <>
      <Text>{lede}</Text>
      {copy.stages.map(({ title }, index) => (
        <section key={title}>
          <Text as="h2" variant="head">
            {title}
          </Text>
          <dl className={styles.proof}>
            {index === 0
              ? stageFields.profile.map(field =>
                  row(
                    field,
                    copy.profile[field].label,
                    field === 'fullTime' && Object.hasOwn(options, answers.fullTime)
                      ? options[answers.fullTime as keyof typeof options]
                      : answers[field],
                  ),
                )
              : stageFields.business.map(field => row(field, copy.business[field].label, answers[field]))}
          </dl>
        </section>
      ))}
    </>
  );
}
