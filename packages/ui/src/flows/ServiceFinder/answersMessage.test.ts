// Tests of the message that contains the answers to the four questions of the service finder.
import { expect, test } from 'vitest';
import { canResume, type QuestionsCopy, withAnswers } from './answersMessage.ts';
import type { Answers, Question } from './recommend.ts';
import { answersFor } from './serviceFinder.fixtures.ts';

const questionCopy = <Q extends Question>(name: Q, value: Answers[Q]) => ({
  progress: '',
  label: `${name}?`,
  options: [{ value, label: `${value}.` }],
});
const city = answersFor.cityWithPage;
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
    'Hops.\nBy subscription.\n\nneed? pr.\npayment? fee.\nreach? city.\ncity? Austin.',
    'Austin',
  ],
  ['text', values, {}, 'Hops.\nBy subscription.', undefined],
  ['answers', { ...values, message: '' }, { need: 'pr' }, 'need? pr.', undefined],
  ['neither text nor answers', { ...values, message: ' ' }, {}, '', undefined],
] as const)('withAnswers builds a message from %s', (_, given, answers, message, cityField) => {
  expect(withAnswers(given, answers, copy)).toEqual({
    name: 'Ada',
    email: 'ada@hopyard.example',
    message,
    ...(cityField && { city: cityField }),
  });
});

const { need, payment, reach } = city;
test.each([
  [true, 'a start without answers', { question: 'need', answers: {} }],
  [true, 'a question after its answered ones', { question: 'reach', answers: { need, payment } }],
  [true, 'a question that the visitor came back to', { question: 'need', answers: { need, payment, reach } }],
  [true, 'four answers', { question: 'answered', answers: city }],
  [false, 'a question before which an answer is missing', { question: 'city', answers: { need, reach } }],
  [false, 'three answers as if they were all', { question: 'answered', answers: { need, payment, reach } }],
  [
    false,
    'an answer that is no longer offered',
    { question: 'city', answers: { need, payment, reach: 'undecided' } },
  ],
] as const)('canResume is %s for %s', (possible, _, progress) => {
  expect(canResume(progress, copy)).toBe(possible);
});
