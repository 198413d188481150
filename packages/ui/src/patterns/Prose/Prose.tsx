import { Link } from '../../primitives/Link/index.ts';
import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { FundingStages, type FundingStage } from '../FundingStages/index.ts';
import * as styles from './Prose.css.ts';

export type ProseBlock =
  | { readonly type: 'paragraph'; readonly text: RichTextContent }
  | { readonly type: 'list'; readonly items: readonly RichTextContent[] }
  /** Set apart: what must not be overlooked. */
  | { readonly type: 'note'; readonly text: RichTextContent }
  | { readonly type: 'fundingStages'; readonly caption: string; readonly stages: readonly FundingStage[] };

/** A headed part of a long text; `id` is its anchor. */
export interface ProseSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly ProseBlock[];
}

export const proseSettings = ['article', 'document'] as const;

export interface ProseProps {
  /** An `article` is read through and begins with an initial; a `document` is consulted, and numbers its sections. */
  setting: (typeof proseSettings)[number];
  /** In the order of the list of sections, which leads to each. */
  sections: readonly ProseSection[];
  /** What the list of sections is called. */
  contentsLabel: string;
}

function Block({ block }: { block: ProseBlock }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item, index) => (
            <li key={index} className={styles.item}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'note':
      return (
        <p role="note" className={styles.note}>
          <RichText text={block.text} />
        </p>
      );
  }
  return (
    <div className={styles.figure}>
      <FundingStages caption={block.caption} stages={block.stages} />
    </div>
  );
}

/** A long text in sections, with the list of them in the margin. Only inside a page's width. */
export function Prose({ setting, sections, contentsLabel }: ProseProps) {
  const numbered = setting === 'document';
  return (
    <div className={styles.root}>
      <nav className={styles.contents} aria-label={contentsLabel}>
        <div className={styles.contentsHead}>
          <Text variant="label" tone="muted">
            {contentsLabel}
          </Text>
        </div>
        <ol className={styles.entries}>
          {sections.map(({ id, heading }, index) => (
            <li key={id} className={styles.entry}>
              {numbered && <span className={styles.entryNumber}>{index + 1}</span>}
              <Link tone="ink" href={`#${id}`}>
                {heading}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text[setting]}>
        {sections.map(({ id, heading, blocks }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
            <h2 id={`${id}-heading`} className={styles.heading[setting]}>
              {numbered && <span className={styles.number}>{index + 1}.</span>}
              {numbered && ' '}
              {heading}
            </h2>
            {blocks.map((block, place) => (
              <Block key={place} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
