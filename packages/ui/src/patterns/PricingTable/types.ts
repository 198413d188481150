// The types of the data that `PricingTable` shows: the columns (tiers) and rows of the rate card, a table of prices. A tier is a monthly
// package.
/** One column of the rate card. */
interface Tier {
  readonly id: string;
  readonly name: string;
  /** The price with its currency: `$1,299`. */
  readonly price: string;
  /** The URL of the tier's checkout page on another site. */
  readonly href: string;
  /** The text of the link: `Buy Growth`. */
  readonly buy: string;
}

/** A row with one value per tier. The first row is the main one: it is in large type, and its differences are highlighted, not underlined. */
interface FigureRow {
  readonly label: string;
  /** The number of each tier, in the order of the tiers. */
  readonly values: readonly string[];
}

/** A row for a feature that a tier includes or not. */
interface FeatureRow {
  readonly label: string;
  /** The `id` of the first tier that includes the feature. The later ones do, too. */
  readonly firstTier: string;
}

/** The content of the table of monthly tiers: prices, figures and features. */
export interface RateCard {
  /** The tiers, the smallest first. Each includes every feature of the tier before it. */
  readonly tiers: readonly Tier[];
  /** The rows with a value for each tier. */
  readonly figures: readonly FigureRow[];
  /** The rows with a mark where a tier has the feature. */
  readonly features: readonly FeatureRow[];
  /** Describes the table for screen readers. */
  readonly caption: string;
  /** The terms of every price: `Monthly, cancel anytime`. */
  readonly terms: string;
  /** Follows each price: `/mo`, and for screen readers `per month`. */
  readonly period: { readonly text: string; readonly accessibleText: string };
  /** The text above the prices: what happens after a click on a link. */
  readonly steps?: string;
  /** Explains the highlight: `mark` is highlighted, `text` follows. */
  readonly legend: { readonly mark: string; readonly text: string };
  /** The headings of the two groups of rows. */
  readonly groups: { readonly figures: string; readonly features: string };
  /** The explanations of the words in the table, below it. */
  readonly glossary: {
    readonly title: string;
    readonly terms: readonly { readonly term: string; readonly text: string }[];
  };
  /** Read by screen readers where a tier has a feature. */
  readonly included: string;
  /** Read by screen readers where a tier does not have a feature. */
  readonly notIncluded: string;
}

/** The props with which a click on a link of the rate card buys its tier. */
export interface BuyProps {
  /**
   * Called on a click, also with a modifier key or the middle button. Returns true if it buys the tier with this `id`; otherwise
   * the link is followed.
   */
  onBuy?: ((id: string) => boolean) | undefined;
  /** True while a checkout is opening. */
  busy?: boolean | undefined;
}
