// The step of the application for a partnership in which the founder reads all answers and can change those of each stage.
import { RichText, type RichTextContent } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { type ApplicationAnswers, type ApplicationField, fieldsOfStage } from './application.machine.ts';
import type { ApplicationCopy } from './ApplicationWizard.tsx';
import * as styles from './Review.css.ts';

export interface ReviewCopy {
  readonly intro: RichTextContent;
  /** The advice in the margin, in place of the advice on the whole form. */
  readonly advice: string;
  /** The button beside the title of a stage; the title follows for assistive technology. */
  readonly change: string;
  /** Shown for an optional question without an answer. */
  readonly notGiven: string;
}

/** The first question of each stage. */
const firstFields = [fieldsOfStage.profile[0], fieldsOfStage.business[0]] as const;

interface ReviewProps {
  copy: ApplicationCopy;
  answers: ApplicationAnswers;
  disabled: boolean;
  onEdit: (field: ApplicationField) => void;
}

/** Shows every answer, with a button for each stage that opens it at its first question. */
export function Review({ copy, answers, disabled, onEdit }: ReviewProps) {
  const { intro, change, notGiven } = copy.review;
  const { options } = copy.profile.fullTime;
  const row = (field: ApplicationField, label: string, answer: string) => (
    <div key={field} className={styles.row}>
      <dt className={styles.question}>{label}</dt>
      <dd className={styles.answer} dir="auto">
        {answer || notGiven}
      </dd>
    </div>
  );
  return (
    <>
      <Text>
        <RichText text={intro} />
      </Text>
      {copy.stages.map(({ title }, index) => (
        <section key={title}>
          <div className={styles.stage}>
            <Text as="h2" variant="head">
              {title}
            </Text>
            <button
              type="button"
              className={styles.changeButton}
              aria-label={`${change}: ${title}`}
              aria-disabled={disabled || undefined}
              onClick={disabled ? undefined : () => onEdit(firstFields[index]!)}
            >
              {change}
            </button>
          </div>
          <dl className={styles.answerLists[index === 0 ? 'facts' : 'texts']}>
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
