// The type of the texts that `OrderQueue` shows.
// A tier is a monthly package.
import type { OrderState } from '@fit-to-print/ui/flows/Orders';
import type { Party } from './queue.machine.ts';
import type { OrderAction } from './staffOrder.machine.ts';

/** The texts of the orders in the admin area. */
export interface OrderQueueCopy {
  readonly title: string;
  /** The filter by who has to act next: its name, the choice of all orders, and the name of each party. */
  readonly waitsFor: {
    readonly legend: string;
    readonly all: string;
    readonly names: Readonly<Record<Party, string>>;
  };
  readonly search: { readonly label: string; readonly hint: string };
  /** The caption of the list, and the heads of its columns. `next` is the next step, `since` the day of the latest one. */
  readonly table: {
    readonly caption: string;
    readonly columns: {
      readonly order: string;
      readonly state: string;
      readonly next: string;
      readonly since: string;
    };
    /** The text beside an order with typed text that was not sent yet. */
    readonly unsaved: string;
  };
  /** The messages of the list while it is loading, after a failure, and if it is empty: without a filter (`nothingYet`), or with one. */
  readonly list: {
    /** The text after the number of orders that the list has: `2 found`. */
    readonly found: string;
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
    readonly nothingYet: string;
    readonly nothingFound: string;
  };
  /** The name of each state, in one word. */
  readonly states: Readonly<Record<OrderState, string>>;
  /** What happens next in each state, and who has to do it. */
  readonly next: Readonly<Record<OrderState, string>>;
  /** The texts of the open order. */
  readonly order: {
    /** The name of the panel. */
    readonly label: string;
    readonly close: string;
    readonly loading: string;
    /** The message if the order no longer exists. */
    readonly missing: string;
    readonly loadFailed: string;
    readonly retry: string;
    /** The message if the server did not respond to an action. */
    readonly actionFailed: string;
    /** The terms beside the order's data. */
    readonly buyer: string;
    readonly tier: string;
    readonly release: string;
    /** The word between the number of the release and the number of all releases of the month: `1 of 2`. */
    readonly releaseOf: string;
    readonly paidOn: string;
    /** The heading of the brief, and the text in its place while it is empty. */
    readonly brief: string;
    readonly noBrief: string;
    /** The names of the fields of the brief. */
    readonly fields: Readonly<Record<'event' | 'when' | 'quotes' | 'links' | 'notBefore', string>>;
    /** The heading of the changes that the buyer asked for, and the text in place of a passage for a change of the whole text. */
    readonly changes: string;
    readonly wholeText: string;
    /** The word before the number of a version: `Version`. */
    readonly version: string;
    /** The words before the number of the version that the buyer approved. */
    readonly approvedVersion: string;
    /** The heading of the pages on which the release was published. */
    readonly placements: string;
    readonly openReport: string;
    readonly cancelReason: string;
    /** The form in which the staff sends a version of the text. `missing` is the error if it is empty. */
    readonly proof: {
      readonly label: string;
      readonly hint: string;
      readonly missing: string;
      readonly submit: string;
    };
    /** The step in which the staff says that the text was sent to the news sites. */
    readonly file: { readonly text: string; readonly submit: string };
    /** The form for the addresses of the pages that published the release. */
    readonly addPlacements: {
      readonly label: string;
      readonly hint: string;
      readonly missing: string;
      readonly submit: string;
    };
    /** The step in which the staff sends the buyer the placement report. */
    readonly report: { readonly text: string; readonly submit: string };
    /** The form that cancels the order, with a reason. */
    readonly cancel: {
      readonly summary: string;
      readonly label: string;
      readonly hint: string;
      readonly missing: string;
      readonly submit: string;
    };
    /** The text of a button while its action is being carried out. */
    readonly pending: string;
    /** Typed text whose form is gone, because the order has changed. */
    readonly leftover: { readonly summary: string; readonly discard: string };
  };
  /** Toasts after an action. */
  readonly done: Readonly<Record<OrderAction['kind'], string>>;
}
