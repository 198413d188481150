// The type of the inbox's texts.
import type { ToastMessage } from '@fit-to-print/ui/components/Toast';
import type { Kind, Status } from './inbox.machine.ts';

/** The texts of the inbox. */
export interface InboxCopy {
  readonly title: string;
  /** The filter by status: its name, the choice of all, and the name of each status. */
  readonly status: {
    readonly legend: string;
    readonly all: string;
    readonly names: Readonly<Record<Status, string>>;
  };
  /** The filter by kind: its name, the choice of all, and the name of each kind. `singular` is the name of one entry of the kind. */
  readonly kind: {
    readonly legend: string;
    readonly all: string;
    readonly names: Readonly<Record<Kind, string>>;
    readonly singular: Readonly<Record<Kind, string>>;
  };
  readonly search: { readonly label: string; readonly hint: string };
  /** The button that downloads the list as a file. */
  readonly exportCsv: {
    readonly action: string;
    /** The text before the number of exported items. */
    readonly busy: string;
    readonly failed: ToastMessage;
  };
  readonly table: {
    readonly caption: string;
    readonly columns: Readonly<Record<'sender' | 'status' | 'nextStep' | 'source' | 'receivedAt', string>>;
    /** The text beside an entry with a follow-up that is not saved yet. */
    readonly unsaved: string;
    /** The text beside the status of an entry that waits too long for its first answer. */
    readonly overdue: string;
  };
  /** The keys that work in the list. */
  readonly keyboardHint: string;
  readonly list: {
    /** The text after the number of items, for screen readers. */
    readonly found: string;
    /** The messages if the list is empty: without a filter, and with one. */
    readonly nothingYet: string;
    readonly nothingFound: string;
    readonly clearFilter: string;
    readonly failed: string;
    readonly loading: string;
    readonly loadMoreFailed: string;
    readonly retry: string;
  };
  readonly entry: EntryCopy;
  readonly failedMail: FailedMailCopy;
}

interface EntryCopy {
  /** The buttons at the top of the panel: they close it, or open the entry before or after it. */
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly loading: string;
  /** The message if the entry no longer exists. */
  readonly missing: string;
  readonly loadFailed: string;
  readonly retry: string;
  /** The heading of the part that says where the sender came from. */
  readonly attribution: string;
  /** Shown if there is no attribution. */
  readonly noAttribution: string;
  /** The text before the time of the first answer, or of the wait for it. */
  readonly firstAnswer: Readonly<Record<'given' | 'waiting' | 'overdue', string>>;
  /** The text above the other entries from the same email address. */
  readonly others: string;
  /** The heading of the follow-up, and the labels of its fields. */
  readonly followUp: string;
  readonly owner: string;
  /** The option for an entry without an owner. */
  readonly noOwner: string;
  readonly status: string;
  readonly nextStep: string;
  readonly nextStepDate: string;
  readonly note: string;
  /** The button that saves, and its texts while and after it saves. */
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
  /** The text before the time of the last change. */
  readonly lastChanged: string;
  readonly saveFailed: string;
  /** The texts if somebody else has saved first: the message, the word before each of their values, and the two buttons. */
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
  /** The button that opens the entry that the mail is about. */
  readonly open: string;
  /** The button that puts a mail back into the queue, and its text until that is done. */
  readonly resend: string;
  readonly resending: string;
  /** The toasts after that button was clicked. */
  readonly queued: ToastMessage;
  readonly resendFailed: ToastMessage;
  readonly loadFailed: string;
  readonly retry: string;
}
