import type { TierId } from './subscription.ts';

/** What an event is about. It names nobody: who has written or bought is read in the admin area. */
export interface EventData {
  'lead-created': { id: string };
  'application-created': { id: string };
  /** The id is that of the subscription at Stripe. The tier is null for a price that belongs to none. */
  'sale-created': { id: string; tier: TierId | null };
  /** A mail that has failed ten times: its id, and the name of its template. */
  'mail-failed': { id: string; mail: string };
}

export type EventKind = keyof EventData;

type Dotted<Kind extends string> = Kind extends `${infer Subject}-${infer Verb}`
  ? `${Subject}.${Verb}`
  : Kind;

/** The body of a request to the webhook. The names follow https://www.standardwebhooks.com. */
export type WebhookBody = {
  [Kind in EventKind]: {
    type: Dotted<Kind>;
    /** ISO timestamp of what happened, not of the request. */
    timestamp: string;
    /** `url` is the page of the admin area that shows it. */
    data: EventData[Kind] & { url: string };
  };
}[EventKind];
