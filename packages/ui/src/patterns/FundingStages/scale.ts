// The logarithmic scale of the drawn ladder: equal heights are equal factors of an amount.
/** A stage of funding. */
export interface FundingStage {
  readonly name: string;
  /** The smallest typical raise, in dollars. */
  readonly from: number;
  /** The largest typical raise in dollars; `null` for no limit. */
  readonly to: number | null;
  /** The range as text: `$500K–$2M`. */
  readonly label: string;
}

/** The height of a factor of ten, in px. */
const decadeHeight = 160;
/** The factor that is drawn for a stage without an upper limit: on a logarithmic scale, half the height of a factor of ten. */
const factorWithoutLimit = Math.sqrt(10);

interface Segment {
  /** Height in px. */
  readonly height: number;
  /** The positions of the amounts 1, 2 … 9 times a power of ten, in px from the top of the segment. */
  readonly ticks: readonly number[];
}

/** The segment of the ruler for a range of amounts. Equal heights are equal factors. */
export function segmentOf({ from, to }: Pick<FundingStage, 'from' | 'to'>): Segment {
  const top = to ?? from * factorWithoutLimit;
  const positionOf = (amount: number) => Math.round(decadeHeight * Math.log10(top / amount) * 10) / 10;
  const ticks: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(from)); power < top; power *= 10) {
    for (let digit = 1; digit <= 9; digit++) {
      const amount = digit * power;
      if (amount > from && amount < top) ticks.push(positionOf(amount));
    }
  }
  return { height: positionOf(from), ticks };
}

const formatter = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
});

/** An amount in short form: `$500K`. */
export const formatDollars = (amount: number): string => formatter.format(amount);
