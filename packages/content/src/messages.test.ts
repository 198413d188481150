// Tests that messages and labels are those of the specification.
import { expect, test } from 'vitest';
import { application } from './application.ts';
import { auth } from './auth.ts';
import { listedCities } from './cities.ts';
import { contact } from './contact.ts';
import { promo } from './home.ts';
import { messages } from './messages.ts';
import { notFound } from './notFound.ts';

test('the messages are those of the specification, word for word', () => {
  const lines = Object.values(messages).map(({ tone, title, description }) =>
    [tone, title, description].join(' | '),
  );
  expect(lines).toEqual([
    'destructive | Error | Please try again later.',
    'success | Success! | You have been signed in successfully.',
    'success | Success! | Check your email to confirm your account.',
    'destructive | Error sending message | Something went wrong. Please try again or email us directly.',
    "success | Message sent successfully! | Thank you for reaching out. We'll get back to you as soon as possible.",
    'destructive | Sign in failed | Please try again later.',
    'destructive | Sign up failed | Please try again later.',
    'success | Success! | Please check your email to confirm your account.',
    'destructive | Submission failed | Please try again later.',
    "success | Application submitted successfully! | We'll review your application and get back to you soon.",
    'destructive | Please fill in all required fields | ',
    'destructive | Please fill in all sections | ',
    'destructive | Error | Failed to open subscription management. Please try again.',
    'destructive | Error | Failed to create checkout session. Please try again.',
    'destructive | Oops! Page not found | ',
  ]);
  const ids = Object.values(messages).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the labels are those that the specification quotes', () => {
  expect(`${promo.title}: ${promo.text}`).toBe(
    'Get Media Authority: Get published on 450+ premium news sites including NBC, FOX, CBS & ABC affiliates.',
  );
  expect(contact.form.sending).toBe('Sending...');
  expect(contact.form.inquiryType).toBe('consultation');
  expect(contact.form.fields.city.placeholder).toBe('Select a city');
  expect(contact.form.fields.city.options).toEqual([
    ...new Set([...listedCities.map(({ name }) => name), 'Milwaukee']),
    'Other',
  ]);
  expect(auth.loading).toBe('Loading...');
  expect(auth.tabs).toEqual({ signIn: 'Sign In', signUp: 'Sign Up' });
  expect(application.stages.map(({ title, progress }) => `${title}, ${progress}`)).toEqual([
    'Create Your Profile, Stage 1 of 2',
    'Business Information, Stage 2 of 2',
  ]);
  expect(application.stages[0].submit).toBe('Save & Continue');
  expect(notFound.home).toEqual({ text: 'Return to Home', href: '/' });
});
