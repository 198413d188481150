// `Orders`: the press releases that a buyer has paid for: what is next and who has to do it, the brief, the text to approve, and where it
// was published. `Change` is a passage of the text that the buyer wants changed. `OrderRequest` is what the flow asks the server to do, and
// `OrderOutcome` the result.
import { useId } from 'react';
import type { RichTextContent } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { ToastMessage } from '../../components/Toast/index.ts';
import type { InitialState } from '../shared/initialState.ts';
import type { BriefFormCopy } from './BriefForm.tsx';
import type { OrderValidationCopy } from './order.viewModel.ts';
import type { orderMachine, OrderDraft, OrderOutcome, OrderRequest } from './order.machine.ts';
import type { Brief, Order, OrderState } from './order.ts';
import { OrderCard } from './OrderCard.tsx';
import * as styles from './Orders.css.ts';
import type { ProofReaderCopy } from './ProofReader.tsx';

/** The texts of the orders. */
export interface OrdersCopy {
  /** The heading above the orders. */
  readonly title: string;
  /** Shown if there is no order. */
  readonly none: string;
  /** The text before the order's number. */
  readonly order: string;
  /** The release of the paid month: `Release 1 of 2, paid on`. The date follows. */
  readonly paidOn: (release: number, releases: number) => string;
  /** The steps of every order, and the states in which each is the current one. */
  readonly steps: readonly { readonly name: string; readonly states: readonly OrderState[] }[];
  /** Accessible name of the steps, and the words for assistive technology at a step that is done. */
  readonly stepsLabel: string;
  readonly stepDone: string;
  /** The sentence about the next step and who has to take it, by state. */
  readonly next: Readonly<Record<OrderState, string>>;
  /** The text above the brief that was sent. */
  readonly sentBrief: string;
  /** The text at the end of an order: it says where to ask about the order. */
  readonly help: (order: number) => RichTextContent;
  /** The texts of the form for the brief. */
  readonly brief: BriefFormCopy;
  /** The texts around the version of the text that the buyer approves. */
  readonly proof: ProofReaderCopy;
  /** The text above the changes that the buyer asked for. */
  readonly requestedChanges: string;
  /** The text in place of the passage, if a change is about the whole text. */
  readonly wholeText: string;
  /** The heading above the approved text: `The text you approved, version 2`. */
  readonly approved: (version: number) => string;
  /** The placement report, which lists where the release was published. */
  readonly report: {
    /** The link to the report. */
    readonly open: string;
    /** The sentence that says who can read the report with its address. */
    readonly share: string;
    /** The button that gives the report a new address. */
    readonly renew: string;
    readonly pending: string;
  };
  /** The texts around typed text that cannot be sent anymore, because the order went on to its next state. */
  readonly leftover: { readonly summary: string; readonly text: string; readonly discard: string };
  /** The text before the reason for which the studio canceled the order. */
  readonly cancelReason: string;
  readonly validation: OrderValidationCopy;
  /** The toasts. A failure's description is shown if the server gave no message. */
  readonly messages: Readonly<Record<OrderRequest['kind'], ToastMessage>> & {
    readonly failed: Readonly<Record<OrderRequest['kind'], ToastMessage>>;
  };
}

/** Stores drafts, by the id of the order. A `Map` is one, too. */
export type OrderDrafts = Pick<Map<string, OrderDraft>, 'get' | 'delete'> & {
  set: (id: string, draft: OrderDraft) => unknown;
};

export interface OrdersProps {
  /** The texts. */
  copy: OrdersCopy;
  /** The account's orders, newest first. */
  orders: readonly Order[];
  /**
   * Saves a brief while the buyer types, based on a revision of it. If the stored brief has another revision, the outcome is a rejection with
   * the order. A rejected promise counts as a failure, after which saving is tried again.
   */
  save: (id: string, brief: Brief, revision: number, signal: AbortSignal) => Promise<OrderOutcome>;
  /** Sends the brief, requested changes or the approval. The signal aborts after 15 s. */
  send: (id: string, request: OrderRequest, signal: AbortSignal) => Promise<OrderOutcome>;
  /** The text that is typed and not saved or sent yet, by the id of the order. If the page owns it, it stays after the orders are unmounted. */
  drafts?: OrderDrafts;
  /** The state that the first order starts in, for stories. */
  initial?: InitialState<typeof orderMachine>;
}

/** The press releases that a buyer has paid for: each with its next step, its brief, its text and where it was published. */
export function Orders({ copy, orders, save, send, drafts, initial }: OrdersProps) {
  const id = useId();
  return (
    <section id="orders" className={styles.root} aria-labelledby={id}>
      <Text as="h2" variant="index" id={id}>
        {copy.title}
      </Text>
      {orders.length === 0 && <Text>{copy.none}</Text>}
      {orders.map((order, index) => (
        <OrderCard
          key={order.id}
          copy={copy}
          order={order}
          save={save}
          send={send}
          {...(drafts && { drafts })}
          {...(index === 0 && initial && { initial })}
        />
      ))}
    </section>
  );
}
