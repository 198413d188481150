// The type of a brand's record: names, addresses and slogans. A brand's look is its theme.
import type { HeadlineText, Placeholder } from '../types.ts';

/** The studio's office. The specification gives the city, not the street. */
interface Address extends Partial<Placeholder> {
  readonly street: string;
  readonly city: string;
  /** The state in a sentence: `Wisconsin`. */
  readonly state: string;
  /** The state in a postal address: `WI`. */
  readonly postalState: string;
  readonly postalCode: string;
  readonly country: string;
}

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

interface HeaderMeta {
  /** The start of the line above the name, like the place and edition in a newspaper: `MILWAUKEE —`. */
  readonly dateline: string;
  /** The text after it. */
  readonly left: string;
  /** The text at the end of the line. */
  readonly right: string;
}

/** A brand's name, addresses and slogans. Its look is the theme of the same name in `packages/ui/src/brands`. */
export interface Brand extends Placeholder {
  /** The company's name. */
  readonly name: string;
  /** The language of its texts (BCP 47): `en-US`. */
  readonly lang: string;
  /** The direction of that language: from left to right, or from right to left. */
  readonly dir: 'ltr' | 'rtl';
  /** The name of the PR product. */
  readonly product: string;
  /** The company's name in the large lines of the header. */
  readonly wordmark: HeadlineText;
  /** Origin of every canonical address. */
  readonly origin: `https://${string}`;
  readonly email: string;
  readonly mailto: `mailto:${string}`;
  readonly address: Address;
  readonly hours: {
    /** The business hours in words. */
    readonly text: string;
    /** The days with business hours. Structured data has them, and the times below, which are Milwaukee's. */
    readonly days: readonly Weekday[];
    /** Time of day, as `09:00`. */
    readonly opens: string;
    /** Time of day, as `18:00`. */
    readonly closes: string;
  };
  /** The small texts of the header. `night` has those of the night edition, the dark theme. */
  readonly headerMeta: HeaderMeta & { readonly night: HeaderMeta };
  /** The color of the theme's pencil, as a word. */
  readonly penColor: string;
  /** The sentence in the footer on how the site is designed. */
  readonly colophon: string;
  /** The copyright line in the footer. */
  readonly imprint: string;
}
