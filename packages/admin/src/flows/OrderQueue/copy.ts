// The type of the texts that `OrderQueue` shows.
// A tier is a monthly package.
import type { OrderState } from '@fit-to-print/ui/flows/Orders';
import type { Party } from './queue.machine.ts';
import type { OrderAction } from './staffOrder.machine.ts';

/** The texts of the orders in the staff area. */
export interface OrderQueueCopy {
  readonly title: string;
  readonly waitsFor: {
    readonly legend: string;
    readonly all: string;
    readonly names: Readonly<Record<Party, string>>;
  };
  readonly search: { readonly label: string; readonly hint: string };
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
  readonly order: {
    readonly label: string;
    readonly close: string;
    readonly loading: string;
    readonly missing: string;
    readonly loadFailed: string;
    readonly retry: string;
    readonly actionFailed: string;
    readonly buyer: string;
    readonly tier: string;
    readonly release: string;
    /** Between the number of the release and the number of all of the month: `1 of 2`. */
    readonly releaseOf: string;
    readonly paidOn: string;
    readonly brief: string;
    readonly noBrief: string;
    readonly fields: Readonly<Record<'event' | 'when' | 'quotes' | 'links' | 'notBefore', string>>;
    readonly changes: string;
    readonly wholeText: string;
    /** The word before the number of a version: `Version`. */
    readonly version: string;
    readonly approvedVersion: string;
    readonly placements: string;
    readonly openReport: string;
    readonly cancelReason: string;
    readonly proof: {
      readonly label: string;
      readonly hint: string;
      readonly missing: string;
      readonly submit: string;
    };
    readonly file: { readonly text: string; readonly submit: string };
    readonly addPlacements: {
      readonly label: string;
      readonly hint: string;
      readonly missing: string;
      readonly submit: string;
    };
    readonly report: { readonly text: string; readonly submit: string };
    readonly cancel: {
      readonly summary: string;
      readonly label: string;
      readonly hint: string;
      readonly missing: string;
      readonly submit: string;
    };
    readonly pending: string;
    /** Typed text whose form is gone, because the order has changed. */
    readonly leftover: { readonly summary: string; readonly discard: string };
  };
  /** Toasts after an action. */
  readonly done: Readonly<Record<OrderAction['kind'], string>>;
}
