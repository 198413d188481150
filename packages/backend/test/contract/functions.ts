import { randomUUID } from 'node:crypto';
import { application } from './application.ts';
import { newMessage } from './target.ts';

/** A function as its suites know it: a new one is one line. */
export interface FunctionUnderTest {
  name: string;
  /** Whose credentials it wants. */
  caller: 'anybody' | 'account' | 'timer' | 'stripe';
  /** A body that it accepts, with every field that it knows; undefined: it reads none. */
  body?: () => object;
  /** The database functions by which it keeps what it was sent. */
  keeps?: readonly string[];
  /** It takes the posts of a form, too. */
  form?: true;
}

const message = () =>
  newMessage({
    phone: '414 555 0142',
    city: 'Austin',
    utm_source: 'newsletter',
    referrer: 'https://news.example/',
    landingPage: '/pricing',
    idempotencyKey: randomUUID(),
    elapsedMs: 5000,
  });

export const functions: readonly FunctionUnderTest[] = [
  { name: 'contact-submission', caller: 'anybody', body: message, keeps: ['submit_contact'], form: true },
  { name: 'submit-application', caller: 'account', body: application, keeps: ['submit_application'] },
  { name: 'create-checkout', caller: 'account', body: () => ({ tier: 'growth' }) },
  { name: 'customer-portal', caller: 'account', body: () => ({}) },
  { name: 'check-subscription', caller: 'account', body: () => ({}) },
  { name: 'export-data', caller: 'account', body: () => ({}) },
  {
    name: 'delete-account',
    caller: 'account',
    body: () => ({ password: 'a-guess' }),
    keeps: ['delete_account'],
  },
  { name: 'dispatch-outbox', caller: 'timer', body: () => ({}) },
  {
    name: 'stripe-webhook',
    caller: 'stripe',
    body: () => ({
      id: 'evt_1',
      object: 'event',
      type: 'customer.subscription.updated',
      data: { object: { id: 'sub_1', object: 'subscription' } },
    }),
    keeps: ['begin_webhook_event'],
  },
  { name: 'health', caller: 'anybody' },
];
