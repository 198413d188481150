// The type of a brand's record: names, addresses and slogans. A brand's look is its theme.
import type { HeadlineText, Placeholder } from '../types.ts';

/** The studio's office. The specification gives the city, not the street. */
interface Address extends Partial<Placeholder> {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalState: string;
  readonly postalCode: string;
  readonly country: string;
}

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

interface HeaderMeta {
  readonly dateline: string;
  readonly left: string;
  readonly right: string;
}

/** A brand's name, addresses and slogans. Its look is the theme of the same name in `packages/ui/src/brands`. */
export interface Brand extends Placeholder {
  readonly name: string;
  /** The language of its texts (BCP 47): `en-US`. */
  readonly lang: string;
  /** The direction of that language: from left to right, or from right to left. */
  readonly dir: 'ltr' | 'rtl';
  readonly product: string;
  readonly wordmark: HeadlineText;
  /** Origin of every canonical address. */
  readonly origin: `https://${string}`;
  readonly email: string;
  readonly mailto: `mailto:${string}`;
  readonly address: Address;
  readonly hours: {
    readonly text: string;
    /** For structured data, in Milwaukee's local time. */
    readonly days: readonly Weekday[];
    readonly opens: string;
    readonly closes: string;
  };
  /** The small texts of the header. `night` has those of the night edition, the dark theme. */
  readonly headerMeta: HeaderMeta & { readonly night: HeaderMeta };
  /** The color of the theme's pencil, as a word. */
  readonly penColor: string;
  readonly colophon: string;
  readonly imprint: string;
}
