import type { ContactValues } from '../contact/contact.machine.ts';
import { type Answers, type Step, steps } from './lead.route.ts';

/** The questions' words, as plain data. */
export type LeadQuestions = {
  readonly [S in Step]: {
    /** `Question 1 of 4` */
    readonly progress: string;
    readonly label: string;
    readonly options: readonly { readonly value: Answers[S]; readonly label: string }[];
  };
};

/**
 * What stands in the form, with what was answered: the city as a field, all of it as lines of the message, in the words
 * that the visitor read. Where there is neither idea nor answer, what the form has as `unwritten` is the message, since one
 * is required; a form that posts by itself leaves that to the function.
 */
export function withAnswers(
  { message = '', unwritten = '', ...values }: ContactValues,
  answers: Partial<Answers>,
  questions: LeadQuestions,
): ContactValues {
  const lines = steps.flatMap(step => {
    const option = questions[step].options.find(({ value }) => value === answers[step]);
    return option ? [`${questions[step].label} ${option.label}`] : [];
  });
  return {
    ...values,
    ...(answers.city !== undefined && { city: answers.city }),
    message: [message.trim(), lines.join('\n')].filter(Boolean).join('\n\n') || unwritten,
  };
}
