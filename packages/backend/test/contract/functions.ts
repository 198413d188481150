import { randomUUID } from 'node:crypto';
import { newApplication } from './application.ts';
import { newMessage } from './target.ts';

/** An edge function as the test suites call it. */
export interface FunctionUnderTest {
  name: string;
  /** The caller whose credentials the function requires. */
  caller: 'anonymous' | 'account' | 'cron' | 'stripe';
  /** An accepted body with every known field; undefined if the function reads no body. */
  body?: () => object;
  /** The database functions that store the data of a request. */
  storedBy?: readonly string[];
  /** True if it also accepts a form post. */
  acceptsForm?: true;
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
  {
    name: 'contact-submission',
    caller: 'anonymous',
    body: message,
    storedBy: ['submit_contact'],
    acceptsForm: true,
  },
  { name: 'submit-application', caller: 'account', body: newApplication, storedBy: ['submit_application'] },
  { name: 'create-checkout', caller: 'account', body: () => ({ tier: 'growth' }) },
  { name: 'customer-portal', caller: 'account', body: () => ({}) },
  { name: 'check-subscription', caller: 'account', body: () => ({}) },
  { name: 'export-data', caller: 'account', body: () => ({}) },
  {
    name: 'delete-account',
    caller: 'account',
    body: () => ({ password: 'a-guess' }),
    storedBy: ['delete_account'],
  },
  { name: 'dispatch-outbox', caller: 'cron', body: () => ({}) },
  { name: 'check-placements', caller: 'cron', body: () => ({}) },
  {
    name: 'stripe-webhook',
    caller: 'stripe',
    body: () => ({
      id: 'evt_1',
      object: 'event',
      type: 'customer.subscription.updated',
      data: { object: { id: 'sub_1', object: 'subscription' } },
    }),
    storedBy: ['begin_webhook_event'],
  },
  {
    name: 'report-signals',
    caller: 'anonymous',
    body: () => ({
      signals: [
        { kind: 'error', name: 'TypeError', page: '/pricing', detail: 'x is not a function, app.js:1:20' },
      ],
    }),
    storedBy: ['report_signals'],
  },
  { name: 'health', caller: 'anonymous' },
];
