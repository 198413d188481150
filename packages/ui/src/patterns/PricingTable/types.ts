/** One column of the rate card. */
interface Tier {
  readonly id: string;
  readonly name: string;
  /** As it is printed: `$1,299`. */
  readonly price: string;
  /** External checkout. */
  readonly href: string;
  /** On its button: `Buy Growth`. */
  readonly buy: string;
  /** Over the features of its card: `Everything in Starter, and`. The first tier builds on nothing. */
  readonly buildsOn?: string;
}

/** A row whose cells differ in what they say; one value a tier. */
interface FigureRow {
  readonly label: string;
  readonly values: readonly string[];
}

/** A row whose cells differ in whether: from this tier upward it is included. */
interface FeatureRow {
  readonly label: string;
  /** The `id` of the first tier that includes it. */
  readonly from: string;
}

/** Everything that the table and the cards are made from. */
export interface RateCard {
  /** From the smallest to the largest; each has every feature of the one before it. */
  readonly tiers: readonly Tier[];
  readonly figures: readonly FigureRow[];
  readonly features: readonly FeatureRow[];
  /** What the table is. */
  readonly caption: string;
  /** What holds for every price: `Monthly, cancel anytime`. */
  readonly terms: string;
  /** After a price: `/mo`. */
  readonly period: string;
  /** What the highlighter means, split after the word that it marks. */
  readonly legend: { readonly mark: string; readonly text: string };
  readonly groups: { readonly figures: string; readonly features: string };
  /** Said for the square and for the dash. */
  readonly included: string;
  readonly notIncluded: string;
}

/** Where buying is more than following the link of a tier. */
export interface Buying {
  /** Buys a tier, by its `id`. */
  onBuy?: ((id: string) => void) | undefined;
  /** One is being bought. */
  busy?: boolean | undefined;
}
