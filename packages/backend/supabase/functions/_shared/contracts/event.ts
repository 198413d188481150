/**
 * The API contract of events: requests that tell a program of the studio, by a webhook or by Slack, what has happened. A tier is a monthly
 * package of press releases.
 */
import type { TierId } from './subscription.ts';

/** The data of each kind of event. They name no person: the staff reads in the admin area who has written or bought. */
export interface EventData {
  'lead-created': { id: string };
  'application-created': { id: string };
  /** The tier is null for a price that belongs to no tier. */
  'sale-created': { id: string; tier: TierId | null };
  /** A mail that was given up: its id, and the name of its template. */
  'mail-failed': { id: string; mail: string };
}

export type EventKind = keyof EventData;

/** `lead-created` becomes `lead.created`. */
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
