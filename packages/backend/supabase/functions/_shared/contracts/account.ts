/**
 * The contract of people's data: what `export-data` and `delete-account` take and answer. Both are called with POST and the
 * session's access token as bearer. It imports nothing, since it ships to the browser.
 */

/** A row as the database has it, without its owner. Times are ISO 8601, days `YYYY-MM-DD`. */
type Row = Readonly<Record<string, unknown>>;

/** What `export-data` answers: everything held about whoever is signed in. */
export interface AccountExport {
  exported_at: string;
  account: {
    id: string;
    email: string;
    email_confirmed_at: string | null;
    created_at: string;
    last_sign_in_at: string | null;
    /** What Google passed on, if anything. */
    profile: Row | null;
    sign_in_methods: readonly Row[];
    /** Where the account is signed in, with browser and network address. */
    sessions: readonly Row[];
    sign_in_log: readonly Row[];
    staff_member_since: string | null;
  };
  /** Which version of which text was agreed to, and when. */
  consents: readonly Row[];
  applications: readonly Row[];
  application_draft: Row | null;
  /** Sent with the contact form from the account's address, once that is proved. */
  messages: readonly Row[];
  subscriptions: readonly Row[];
  /** Under which Stripe holds payments and invoices, which are not here. */
  stripe_customer: string | null;
  /** To or about this person; what one that was sent said is not kept. */
  mails: readonly Row[];
}

/** What `delete-account` takes. */
export interface DeleteAccountRequest {
  /** The account's, where it has one. An account without has to have signed in within the last ten minutes. */
  password?: string;
}

/** What `delete-account` answers, with 200. */
export interface AccountDeleted {
  deleted: true;
}

/** What both answer with a status other than 200. 403 is for who did not prove that it is them. */
export interface AccountFailure {
  error: string;
  /** What is wrong, by field. */
  fields?: { password?: string };
  /** What the log calls this request. */
  request_id?: string;
}
