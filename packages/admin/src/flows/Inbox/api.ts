// The types of the inbox's requests to the backend.
import type { Filter, FollowUp, InboxItem, InboxPage, StatusCounts } from './inbox.machine.ts';
import type { SaveResult, Entry, EntryKey } from './entry.machine.ts';

/** A mail or an event that the backend does not try to send any more, because sending it failed too often. */
export interface FailedMail {
  readonly id: string;
  /** The way in which it should have been sent. */
  readonly channel: 'mail' | 'webhook' | 'slack';
  /** The name of the mail's template, or of the event. */
  readonly kind: string;
  /** The lead or application that the mail is about, if it still exists. */
  readonly entry: EntryKey | null;
  /** The last error of the mail provider, or of the receiver. */
  readonly error: string;
  /** ISO timestamp of the last attempt. */
  readonly failedAt: string;
}

/** The requests of the inbox to the backend. Each promise may reject, and does so when its signal aborts. */
export interface InboxApi {
  /** Loads the first items that match, and the counts by status. */
  load: (filter: Filter, signal: AbortSignal) => Promise<InboxPage & { counts: StatusCounts }>;
  /** Loads the items that follow the item `after` in the list. */
  loadMore: (filter: Filter, after: InboxItem, signal: AbortSignal) => Promise<InboxPage>;
  /** Null if the entry does not exist. */
  loadEntry: (key: EntryKey, signal: AbortSignal) => Promise<Entry | null>;
  /** Saves a follow-up that is based on this revision of the saved one. */
  save: (key: EntryKey, followUp: FollowUp, revision: number, signal: AbortSignal) => Promise<SaveResult>;
  /**
   * Downloads every item that matches the filter as a file. Calls `onProgress` with the number of items so far. The whole
   * export may take any time; each of its requests has a timeout.
   */
  exportCsv: (filter: Filter, onProgress: (items: number) => void, signal: AbortSignal) => Promise<void>;
  /** The email addresses of the staff, for the choice of an owner. */
  loadStaff: (signal: AbortSignal) => Promise<readonly string[]>;
  /** Loads the mails and events that could not be sent. */
  loadFailedMails: (signal: AbortSignal) => Promise<readonly FailedMail[]>;
  /** Puts a mail back into the queue. */
  resendMail: (id: string, signal: AbortSignal) => Promise<void>;
}
