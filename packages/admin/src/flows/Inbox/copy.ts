// The type of the inbox's texts.
import type { ToastMessage } from '@fit-to-print/ui/components/Toast';
import type { Kind, Status } from './inbox.machine.ts';

/** The texts of the inbox. */
export interface InboxCopy {
  readonly title: string;
  readonly status: {
    readonly legend: string;
    readonly all: string;
    readonly names: Readonly<Record<Status, string>>;
  };
  readonly kind: {
    readonly legend: string;
    readonly all: string;
    readonly names: Readonly<Record<Kind, string>>;
    readonly singular: Readonly<Record<Kind, string>>;
  };
  readonly search: { readonly label: string; readonly hint: string };
  readonly exportCsv: {
    readonly action: string;
    /** The text before the number of exported items. */
    readonly busy: string;
    readonly failed: ToastMessage;
  };
  readonly table: {
    readonly caption: string;
    readonly columns: Readonly<Record<'sender' | 'status' | 'nextStep' | 'source' | 'receivedAt', string>>;
    readonly unsaved: string;
    /** The text beside the status of an entry that waits too long for its first answer. */
    readonly overdue: string;
  };
  readonly keyboardHint: string;
  readonly list: {
    /** The text after the number of items, for screen readers. */
    readonly found: string;
    readonly nothingYet: string;
    readonly nothingFound: string;
    readonly clearFilter: string;
    readonly failed: string;
    readonly loading: string;
    readonly loadMoreFailed: string;
    readonly retry: string;
  };
  readonly submission: SubmissionCopy;
  readonly failedMail: FailedMailCopy;
}

interface SubmissionCopy {
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly loading: string;
  readonly missing: string;
  readonly loadFailed: string;
  readonly retry: string;
  readonly attribution: string;
  /** Shown if there is no attribution. */
  readonly noAttribution: string;
  /** The text before the time of the first answer, or of the wait for it. */
  readonly firstAnswer: Readonly<Record<'given' | 'waiting' | 'overdue', string>>;
  /** The text above the other entries from the same email address. */
  readonly others: string;
  readonly followUp: string;
  readonly owner: string;
  /** The option for an entry without an owner. */
  readonly noOwner: string;
  readonly status: string;
  readonly nextStep: string;
  readonly nextStepDate: string;
  readonly note: string;
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
  /** The text before the time of the last change. */
  readonly lastChanged: string;
  readonly saveFailed: string;
  readonly conflict: Readonly<Record<'title' | 'theirs' | 'keepMine' | 'takeTheirs', string>>;
  /** The text in place of an empty value of the other version. */
  readonly empty: string;
}

export interface FailedMailCopy {
  readonly title: string;
  /** What each mail or event is called, by its template or name. */
  readonly kinds: Readonly<Record<string, string>>;
  /** The text after the name of an event, by channel. */
  readonly channels: Readonly<Record<'webhook' | 'slack', string>>;
  /** The text before the error of the mail provider, or of the receiver of events. */
  readonly lastError: string;
  readonly open: string;
  readonly resend: string;
  readonly resending: string;
  readonly queued: ToastMessage;
  readonly resendFailed: ToastMessage;
  readonly loadFailed: string;
  readonly retry: string;
}
