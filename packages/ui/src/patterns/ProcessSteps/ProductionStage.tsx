import * as styles from './ProductionStage.css.ts';

/** The stages in the production of a newspaper page, in order: notes, a sketch, a proof, a printing plate, and a run (a pile) of printed pages. */
export const productionStages = ['brief', 'draft', 'proof', 'plate', 'run'] as const;
export type ProductionStageName = (typeof productionStages)[number];

/** The outline of the page, in a drawing of 120 × 156 units. */
const pageOutline = 'M8 8h104v140H8z';

/** Horizontal lines that stand for lines of text; the last one is short. */
const lines = (x: number, y: number, width: number, count: number) =>
  Array.from(
    { length: count },
    (_, line) => `M${x} ${y + line * 6}h${line === count - 1 ? width * 0.6 : width}`,
  );

/** The finished page in `currentcolor`: a headline of two lines, a picture of a typewriter, two columns of text. */
function Page() {
  return (
    <>
      <path className={styles.solid} d="M18 20h84v9H18zm0 13h58v9H18z" />
      <path className={styles.solid} d="M31 62h58v5H31zm8 7h42l3 8H36z" />
      <path
        className={styles.edge}
        d="M46 62V52h28v10M27 64.5h4m58 0h4M51 56h18M51 59h11M34 86l2-9h48l2 9z"
      />
      <path className={styles.typewriterKeys} d="M39.5 80h42M38.5 83.5h44" />
      <path className={styles.edge} d="M18 49h84v39H18z" />
      <path className={styles.textLines} d={[...lines(18, 97, 39, 8), ...lines(63, 97, 39, 8)].join('')} />
    </>
  );
}

const drawings: Record<ProductionStageName, React.ReactNode> = {
  /** Notes, with one sentence underlined. */
  brief: (
    <>
      <path
        className={styles.surface}
        d="M8 14q3-6 6.5 0t6.5 0 6.5 0 6.5 0 6.5 0 6.5 0 6.5 0 6.5 0 6.5 0 6.5 0 6.5 0 6.5 0 6.5 0 6.5 0 6.5 0 6.5 0V148H8z"
      />
      <path
        className={styles.typedNotes}
        d="M18 32h62M18 44h76M18 56h48M18 80h70M18 92h80M18 104h66M18 128h34"
      />
      <path className={styles.pencil} d="M17 97q40-3 82-1M20 100q36-2 74-1" />
    </>
  ),
  /** A pencil sketch of the page. */
  draft: (
    <>
      <path className={styles.surface} d={pageOutline} />
      <path
        className={styles.pencil}
        d="M17 26q20-7 42-2t43-3M18 39q16-5 31-1t28-2M19 50q40-2 83 0-1 19 0 38-42 2-84 0 1-20 1-38zM20 51q40 17 81 36M101 51Q60 67 20 87M18 99q10-4 19 0t19-1M19 110q9-3 18 0t20-1M18 121q10-3 19 0t18 0M18 132q8-2 16 0M64 99q10-4 19 0t19-1M64 110q9-3 18 0t20-1M64 121q10-3 19 0t18 0M64 132q12-3 24 0"
      />
    </>
  ),
  /** The page with corrections in pencil. */
  proof: (
    <>
      <path className={styles.surface} d={pageOutline} />
      <Page />
      <path className={styles.edge} d="M8 0v5M0 8h5M112 0v5M115 8h5M8 151v5M0 148h5M112 151v5M115 148h5" />
      <path
        className={styles.pencil}
        d="M14 37q-2-10 30-9t36 8-30 10-36-9M58 100q-18 5-42 2M104 97q6 4 1 8t-4-4 10-5M61 126l3-6 3 6M105 124h9"
      />
    </>
  ),
  /** The printing plate: the page mirrored, in inverse colors. */
  plate: (
    <>
      <path
        className={styles.solid}
        d={`${pageOutline}M13 13m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0`}
        fillRule="evenodd"
      />
      <g className={styles.reversed} transform="matrix(-1 0 0 1 120 0)">
        <Page />
      </g>
    </>
  ),
  /** A stack of printed pages. */
  run: (
    <>
      <path className={styles.surface} d="M17 0h103v139H17z" />
      <path className={styles.surface} d="M12 4h104v140H12z" />
      <path className={styles.surface} d={pageOutline} />
      <Page />
    </>
  ),
};

/** A drawing of the page at one stage. Decorative. */
export function ProductionStage({ stage }: { stage: ProductionStageName }) {
  return (
    <svg className={styles.root} viewBox="8 0 112 150" aria-hidden="true">
      {drawings[stage]}
    </svg>
  );
}
