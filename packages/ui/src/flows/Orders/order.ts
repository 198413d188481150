// The type of an order: one press release of a buyer, from the payment to its report. A tier is a monthly package.
/**
 * The states of an order, in their order. `brief`: the buyer has begun to write what the release is about. `proof`: the buyer reads a version
 * of the text. `changes`: the buyer has asked for changes. `filed`: the text was sent to the newsrooms. `reported`: the placement report lists
 * the pages on which it was published.
 */
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
/** The buyer's information for the press release. Empty fields are empty texts; `notBefore` is an ISO date. */
export type Brief = Readonly<Record<BriefField, string>>;

/** A version of the press release's text that the studio sent to the buyer for approval. */
export interface Proof {
  /** The number of the version, from 1. */
  readonly version: number;
  /** Plain text. An empty line divides paragraphs. */
  readonly text: string;
  /** Digest of the text. An approval contains it, so that it is certain which text was approved. */
  readonly hash: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** A change that the buyer asks for. An empty passage means that the comment is about the whole text. */
export interface Change {
  /** The words of the text that should change. */
  readonly passage: string;
  /** The buyer's wish. */
  readonly comment: string;
}

/** A press release that the buyer has paid for. */
export interface Order {
  readonly id: string;
  /** A short number for people: 1042. */
  readonly number: number;
  /** Name of the tier: `Growth`. */
  readonly tier: string;
  readonly state: OrderState;
  /** The number of the release in the paid month, from 1. */
  readonly release: number;
  /** The number of releases in the paid month. */
  readonly releases: number;
  /** Start of the paid month, ISO 8601. */
  readonly paidOn: string;
  readonly brief: Brief;
  /** The number of times that the brief has changed, in any tab. */
  readonly briefRevision: number;
  /** The versions of the text, from the first to the latest. */
  readonly proofs: readonly Proof[];
  /** The changes that the buyer requested, each with the version of the text that it is about. */
  readonly changes: readonly (Change & { readonly version: number })[];
  /** The version that the buyer approved, and the time (ISO 8601); null before that. */
  readonly approval: { readonly version: number; readonly approvedAt: string } | null;
  /** The placement report: where the release was published; null before a page is recorded. */
  readonly report: {
    /** The number of pages, compared with the minimum of the tier, in one or more sentences. */
    readonly verdict: string;
    /** Everybody who has this address can read the report. */
    readonly href: string;
  } | null;
  /** The reason for which the studio canceled the order; null if it did not. */
  readonly cancelReason: string | null;
}

/** True if the buyer still writes the brief. */
export const isBriefOpen = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'paid' || state === 'brief';

/** The fields in which two briefs differ. */
export const changedFields = (brief: Brief, other: Brief): BriefField[] =>
  briefFields.filter(field => brief[field] !== other[field]);

/** The paragraphs of a text. */
export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).map(part => part.trim());
