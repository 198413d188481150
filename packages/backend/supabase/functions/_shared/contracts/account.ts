/**
 * The API contract of personal data: requests and responses of `export-data` and `delete-account`. Both are called with POST and the
 * session's access token as bearer. It ships to the browser, and imports nothing.
 */

/** A row of the database, without its user id. Times are ISO 8601, days `YYYY-MM-DD`. */
type Row = Readonly<Record<string, unknown>>;

/** The response of `export-data`: all data of the signed-in user. */
export interface AccountExport {
  exported_at: string;
  account: {
    id: string;
    email: string;
    email_confirmed_at: string | null;
    created_at: string;
    last_sign_in_at: string | null;
    /** Profile data from Google. */
    profile: Row | null;
    sign_in_methods: readonly Row[];
    /** Current sessions, with browser and network address. */
    sessions: readonly Row[];
    sign_in_log: readonly Row[];
    staff_member_since: string | null;
  };
  /** Accepted versions of the legal texts. */
  consents: readonly Row[];
  applications: readonly Row[];
  application_draft: Row | null;
  /** Messages from the contact form with the account's confirmed address. */
  messages: readonly Row[];
  /** The subscriptions, each with the periods that were paid. */
  subscriptions: readonly Row[];
  /** The orders. Their columns are those of the schema in contracts/order.ts. */
  orders: readonly Row[];
  /** The customer id at Stripe, which stores payments and invoices. */
  stripe_customer: string | null;
  /** Mail to or about this person. The content of sent mail is not stored. */
  mails: readonly Row[];
}

/**
 * The response of `delete-account` with status 200. The request has the field `password` if the account has a password; otherwise the
 * user must have signed in within the last ten minutes.
 */
export interface AccountDeleted {
  deleted: true;
}

/** The response of `export-data` and `delete-account` with any other status. 403: the user could not be verified. */
export interface AccountFailure {
  error: string;
  /** Error texts, by field. */
  fields?: { password?: string };
  /** The id of this request in the log. */
  request_id?: string;
}
