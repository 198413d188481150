import { expect, test } from 'vitest';
import { answered } from './lead.fixtures.ts';
import { type LeadQuestions, withAnswers } from './lead.message.ts';
import { type Step, steps } from './lead.route.ts';

const question = (step: Step) => ({
  progress: '',
  label: `${step}?`,
  options: ['made', 'news', 'fee', 'city', 'Austin'].map(value => ({ value, label: `${value}.` })),
});
const questions = Object.fromEntries(steps.map(step => [step, question(step)])) as unknown as LeadQuestions;

const values = { name: 'Ada', email: 'ada@hopyard.example', message: ' Hops.\nBy subscription. ' };

test.each([
  [
    'idea and answers',
    values,
    answered.city,
    'Hops.\nBy subscription.\n\nneed? news.\nterms? fee.\nreach? city.\ncity? Austin.',
    'Austin',
  ],
  ['an idea', values, {}, 'Hops.\nBy subscription.', undefined],
  ['some answers', { ...values, message: '' }, { need: 'made' }, 'need? made.', undefined],
  ['nothing', { ...values, message: ' ' }, {}, 'Nothing.', undefined],
] as const)('a message of %s', (_, given, answers, message, city) => {
  expect(withAnswers({ ...given, unwritten: 'Nothing.' }, answers, questions)).toEqual({
    name: 'Ada',
    email: 'ada@hopyard.example',
    message,
    ...(city && { city }),
  });
});
