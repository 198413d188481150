// Tests of the message that contains the answers to the four questions of the service finder.
import { expect, test } from 'vitest';
import { type QuestionsCopy, withAnswers } from './answersMessage.ts';
import type { Answers, Question } from './recommend.ts';
import { answersFor } from './serviceFinder.fixtures.ts';

const questionCopy = <Q extends Question>(name: Q, value: Answers[Q]) => ({
  progress: '',
  label: `${name}?`,
  options: [{ value, label: `${value}.` }],
});
const { city } = answersFor;
const copy: QuestionsCopy = {
  need: questionCopy('need', city.need),
  payment: questionCopy('payment', city.payment),
  reach: questionCopy('reach', city.reach),
  city: questionCopy('city', city.city),
};

const values = { name: 'Ada', email: 'ada@hopyard.example', message: ' Hops.\nBy subscription. ' };

test.each([
  [
    'text and answers',
    values,
    city,
    'Hops.\nBy subscription.\n\nneed? news.\npayment? fee.\nreach? city.\ncity? Austin.',
    'Austin',
  ],
  ['text', values, {}, 'Hops.\nBy subscription.', undefined],
  ['answers', { ...values, message: '' }, { need: 'news' }, 'need? news.', undefined],
  ['neither text nor answers', { ...values, message: ' ' }, {}, '', undefined],
] as const)('withAnswers builds a message from %s', (_, given, answers, message, cityField) => {
  expect(withAnswers(given, answers, copy)).toEqual({
    name: 'Ada',
    email: 'ada@hopyard.example',
    message,
    ...(cityField && { city: cityField }),
  });
});
