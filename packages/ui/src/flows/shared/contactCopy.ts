// The type of the texts that all contact forms have.
import type { ToastMessage } from '../../components/Toast/index.ts';
import type { LinkData } from '../../primitives/Link/index.ts';

/** The texts that all contact forms need. */
export interface ContactCopy {
  /** The kind of inquiry: the form sends this value with every message. */
  readonly inquiryType: string;
  /** The button that sends the message. */
  readonly submit: string;
  /** The text of the button while the message is sent. */
  readonly sending: string;
  /** The button that cancels sending. It is shown while the message is sent. */
  readonly cancel: string;
  /** The text under the fields: how the studio uses the email address. */
  readonly note: string;
  /** The link to the studio's email address, shown when sending failed. */
  readonly emailDirectly: LinkData;
  /** Title of the error summary. */
  readonly summary: string;
  /** The toasts after the message was sent, and after sending failed. */
  readonly messages: { readonly sent: ToastMessage; readonly failed: ToastMessage };
}
