/** A step on the ladder: a typical raise, in dollars. */
export interface FundingStage {
  readonly name: string;
  readonly from: number;
  /** `null`: it has no top. */
  readonly to: number | null;
  /** The raise in words: `$500K–$2M`. */
  readonly label: string;
}

/** Height of a tenfold, in px at 16 px root. */
const decade = 160;
/** How far a step without a top is drawn: half a tenfold. */
const open = Math.sqrt(10);

export interface Step {
  /** Height in px. */
  readonly height: number;
  /** Where the amounts 1, 2 … 9 times a power of ten lie inside it, in px from its top. */
  readonly ticks: readonly number[];
}

/** A rung on a logarithmic ruler: equal heights are equal factors. */
export function step({ from, to }: Pick<FundingStage, 'from' | 'to'>): Step {
  const top = to ?? from * open;
  const at = (amount: number) => Math.round(decade * Math.log10(top / amount) * 10) / 10;
  const ticks: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(from)); power < top; power *= 10) {
    for (let digit = 1; digit <= 9; digit++) {
      const amount = digit * power;
      if (amount > from && amount < top) ticks.push(at(amount));
    }
  }
  return { height: at(from), ticks };
}

const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
});

/** `$500K` */
export const dollars = (amount: number): string => compact.format(amount);
