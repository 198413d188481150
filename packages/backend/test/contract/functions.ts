/** The list of all edge functions with their callers and a valid request for each, for tests. */
import { randomUUID } from 'node:crypto';
import { validApplication } from './application.fixtures.ts';
import { newContactMessage } from './contactMessage.ts';

/** An edge function as the test suites call it. */
export interface FunctionUnderTest {
  name: string;
  /** The credentials that the function requires: none, or those of a signed-in user, of the timer (cron) or of Stripe. */
  caller: 'anonymous' | 'account' | 'cron' | 'stripe';
  /** A valid body with every known field; undefined if the function reads no body. */
  body?: () => object;
  /** The database functions that write what the request asks for. */
  writtenBy?: readonly string[];
  /** True if it also accepts a form post. */
  acceptsForm?: true;
}

/** A message with every field of the contact form. */
const fullMessage = () =>
  newContactMessage({
    phone: '414 555 0142',
    city: 'Austin',
    utm_source: 'newsletter',
    referrer: 'https://news.example/',
    landingPage: '/pricing',
    idempotencyKey: randomUUID(),
    elapsedMs: 5000,
  });

/** Every edge function; a test compares the list with the folder. */
export const functions: readonly FunctionUnderTest[] = [
  {
    name: 'contact-submission',
    caller: 'anonymous',
    body: fullMessage,
    writtenBy: ['submit_contact'],
    acceptsForm: true,
  },
  {
    name: 'submit-application',
    caller: 'account',
    body: validApplication,
    writtenBy: ['submit_application'],
  },
  { name: 'create-checkout', caller: 'account', body: () => ({ tier: 'growth' }) },
  { name: 'customer-portal', caller: 'account', body: () => ({}) },
  { name: 'check-subscription', caller: 'account', body: () => ({}) },
  { name: 'export-data', caller: 'account', body: () => ({}) },
  {
    name: 'delete-account',
    caller: 'account',
    body: () => ({ password: 'a-guess' }),
    writtenBy: ['delete_account'],
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
    writtenBy: ['take_fetch_number'],
  },
  {
    name: 'report-signals',
    caller: 'anonymous',
    body: () => ({
      signals: [
        { kind: 'error', name: 'TypeError', page: '/pricing', detail: 'x is not a function, app.js:1:20' },
      ],
    }),
    writtenBy: ['report_signals'],
  },
  { name: 'health', caller: 'anonymous' },
];
