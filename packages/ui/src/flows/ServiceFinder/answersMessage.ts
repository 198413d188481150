import type { ContactValues } from '../shared/contact.machine.ts';
import { type Answers, type Question, questions } from './recommend.ts';

/** The texts of the questions. */
export type QuestionsCopy = {
  readonly [Q in Question]: {
    /** `Question 1 of 4` */
    readonly progress: string;
    readonly label: string;
    readonly options: readonly { readonly value: Answers[Q]; readonly label: string }[];
  };
};

/**
 * Adds the answers to the form's values: the city as a field, and all answers as lines of the message, with the texts that
 * the visitor read. The server requires a message, so the form's hidden field `default_message` replaces an empty one; without
 * script the server does the same.
 */
export function withAnswers(
  { message = '', default_message: defaultMessage = '', ...values }: ContactValues,
  answers: Partial<Answers>,
  copy: QuestionsCopy,
): ContactValues {
  const lines = questions.flatMap(question => {
    const option = copy[question].options.find(({ value }) => value === answers[question]);
    return option ? [`${copy[question].label} ${option.label}`] : [];
  });
  return {
    ...values,
    ...(answers.city !== undefined && { city: answers.city }),
    message: [message.trim(), lines.join('\n')].filter(Boolean).join('\n\n') || defaultMessage,
  };
}
