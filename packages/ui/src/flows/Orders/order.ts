/** The states of an order, from the payment to the report. */
export type OrderState =
  | 'paid'
  | 'brief'
  | 'writing'
  | 'proof'
  | 'changes'
  | 'approved'
  | 'filed'
  | 'reported'
  | 'canceled';

/** The fields of a brief, in the order of the form. */
export const briefFields = ['event', 'when', 'quotes', 'links', 'notBefore'] as const;
export type BriefField = (typeof briefFields)[number];
/** What the buyer tells the studio. Empty fields are empty texts; `notBefore` is an ISO date. */
export type Brief = Readonly<Record<BriefField, string>>;

/** A version of the text. */
export interface Proof {
  readonly version: number;
  /** Plain text. An empty line divides paragraphs. */
  readonly text: string;
  /** Digest of the text: an approval names it. */
  readonly hash: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** What should be different in a version. An empty passage means the whole text. */
export interface Change {
  readonly passage: string;
  readonly comment: string;
}

/** A press release that the buyer has paid for. */
export interface Order {
  readonly id: string;
  /** Short, for people: 1042. */
  readonly number: number;
  /** Name of the tier: `Growth`. */
  readonly tier: string;
  readonly state: OrderState;
  /** Which release of the paid month, and how many that month has. */
  readonly release: number;
  readonly releases: number;
  /** Start of the paid month, ISO 8601. */
  readonly paidOn: string;
  readonly brief: Brief;
  /** From the first to the latest. */
  readonly proofs: readonly Proof[];
  /** What the buyer asked to change, by version. */
  readonly changes: readonly (Change & { readonly version: number })[];
  readonly approval: { readonly version: number; readonly approvedAt: string } | null;
  /** Where it was published; null before any page is recorded. */
  readonly report: {
    /** The count of pages against the minimum of the package, in one or two sentences. */
    readonly verdict: string;
    /** Everybody who has this address can read the report. */
    readonly href: string;
  } | null;
  /** Why the studio canceled it. */
  readonly cancelReason: string | null;
}

/** The paragraphs of a text. */
export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).map(part => part.trim());
