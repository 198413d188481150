// Writes the answers to the four questions on the home page as a message.
import type { ContactValues } from '../shared/contact.machine.ts';
import { type Answers, type FinderProgress, type Question, questions } from './recommend.ts';

/** The texts of the questions. */
export type QuestionsCopy = {
  readonly [Q in Question]: {
    /** `Question 1 of 4` */
    readonly progress: string;
    readonly label: string;
    readonly options: readonly { readonly value: Answers[Q]; readonly label: string }[];
  };
};

/** True if the finder can go on from there: each answer is one of the options, and no question before the shown one lacks its answer. */
export function canResume({ question, answers }: FinderProgress, copy: QuestionsCopy): boolean {
  const answered = question === 'answered' ? questions : questions.slice(0, questions.indexOf(question));
  return questions.every(each =>
    answers[each] === undefined
      ? !answered.includes(each)
      : copy[each].options.some(({ value }) => value === answers[each]),
  );
}

/**
 * Adds the answers to the values that the visitor wrote: the city as a field, and all answers as lines of the message, with the texts
 * of the questions and options.
 */
export function withAnswers(
  { message = '', ...values }: ContactValues,
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
    message: [message.trim(), lines.join('\n')].filter(Boolean).join('\n\n'),
  };
}
