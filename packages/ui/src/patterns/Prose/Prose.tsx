// `Prose`: a long text with headings and a table of contents: paragraphs, lists, notes, tables and drawings.
import type { ReactNode } from 'react';
import { classNames } from '../../primitives/classNames.ts';
import { Link } from '../../primitives/Link/index.ts';
import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { FundingStages, type FundingStage } from '../FundingStages/index.ts';
import * as styles from './Prose.css.ts';

/** A block of a text: a paragraph, a list, a note, a table, or the drawing of funding stages. */
export type ProseBlock =
  | {
      readonly type: 'paragraph';
      readonly text: RichTextContent;
      /** A sentence of `text` that is shown a second time, in large letters. Assistive technology skips the large copy. */
      readonly pullQuote?: string;
    }
  /** If each item begins with words and a colon, such as `Payment:`, those words are set off. */
  | { readonly type: 'list'; readonly items: readonly RichTextContent[] }
  /** A highlighted paragraph. */
  | { readonly type: 'note'; readonly text: RichTextContent }
  | { readonly type: 'fundingStages'; readonly caption: string; readonly stages: readonly FundingStage[] }
  | {
      readonly type: 'table';
      readonly caption: string;
      /** `align` is `end` for columns of numbers. */
      readonly columns: readonly { readonly name: string; readonly align: 'start' | 'end' }[];
      /** The first cell of a row is its heading. */
      readonly rows: readonly (readonly RichTextContent[])[];
    };

/** A section of a text. Its `id` is its anchor. */
export interface ProseSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly ProseBlock[];
}

export const proseVariants = ['article', 'document'] as const;

export interface ProseProps {
  /** An `article` begins with a drop cap; a `document` numbers its sections. */
  variant: (typeof proseVariants)[number];
  /** The sentence under the text's title, beside the table of contents. */
  intro: string;
  /** A drawing after the introduction, or below it in a document. It fills its container. */
  illustration?: ReactNode;
  /** The sections of the text. Their headings form the table of contents. */
  sections: readonly ProseSection[];
  /** The heading of the table of contents. Phones show the table of a document when this heading is clicked. */
  contentsLabel: string;
}

function Table({ caption, columns, rows }: Extract<ProseBlock, { type: 'table' }>) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <Text variant="head">{caption}</Text>
      </caption>
      <thead>
        <tr>
          {columns.map(({ name, align }) => (
            <th key={name} scope="col" className={styles.cells[align]}>
              <Text variant="label">{name}</Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((text, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={index}
                  {...(index === 0 && { scope: 'row' })}
                  className={styles.cells[columns[index]?.align ?? 'start']}
                >
                  <RichText text={text} />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Maps a paragraph to the pull quote that is shown before it. That paragraph is not the quoted one but a later one, so that a reader does not
 * meet the sentence twice in a row. It is not the first block of a section, because there the quote could fill a column alone. Without such a
 * paragraph, the quote is before the quoted one.
 */
function placePullQuotes(sections: readonly ProseSection[]): ReadonlyMap<ProseBlock, string> {
  const paragraphs = sections.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'paragraph'));
  const firstBlocks = new Set(sections.map(({ blocks }) => blocks[0]));
  const quotes = new Map<ProseBlock, string>();
  for (const [index, block] of paragraphs.entries()) {
    if (block.type !== 'paragraph' || block.pullQuote === undefined) continue;
    const later = paragraphs.slice(index + 1).find(paragraph => !firstBlocks.has(paragraph));
    quotes.set(later ?? block, block.pullQuote);
  }
  return quotes;
}

/** The words before the colon with which an item of a list begins, with the colon: `Payment:`. Empty if it begins otherwise. */
const leadInOf = (item: RichTextContent): string =>
  typeof item === 'string' ? (/^[^:.;]+:(?= )/.exec(item)?.[0] ?? '') : '';

function Block({ block, pullQuote }: { block: ProseBlock; pullQuote: string | undefined }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          {pullQuote !== undefined && (
            <span className={styles.pullQuote} aria-hidden="true">
              <span className={styles.pullQuoteText}>{pullQuote}</span>
            </span>
          )}
          <RichText text={block.text} />
        </p>
      );
    case 'list': {
      const hasLeadIns = block.items.every(item => leadInOf(item) !== '');
      return (
        <ul className={classNames(styles.list, hasLeadIns && styles.leadInList)}>
          {block.items.map((item, index) => {
            const leadIn = hasLeadIns ? leadInOf(item) : '';
            return (
              <li key={index} className={styles.item}>
                {leadIn && <b className={styles.leadIn}>{leadIn}</b>}
                {leadIn && typeof item === 'string' ? (
                  <span>
                    <RichText text={item.slice(leadIn.length)} />
                  </span>
                ) : (
                  <RichText text={item} />
                )}
              </li>
            );
          })}
        </ul>
      );
    }
    case 'note':
      return (
        <p role="note" className={styles.note}>
          <RichText text={block.text} />
        </p>
      );
    case 'table':
      return <Table {...block} />;
  }
  return (
    <div className={styles.figure}>
      <FundingStages caption={block.caption} stages={block.stages} />
    </div>
  );
}

/** The number of characters of a text. */
const lengthOf = (text: RichTextContent): number =>
  typeof text === 'string'
    ? text.length
    : text.reduce(
        (sum, part) => sum + (typeof part === 'string' ? part : 'em' in part ? part.em : part.text).length,
        0,
      );

/** The room that a pull quote takes, as a number of characters of the text. */
const pullQuoteLength = 250;
/** Up to this number of characters, about eight lines, a text has one column: two columns would divide it into fragments. */
const maxLengthOfOneColumn = 420;

interface Part {
  /** True for text; false for one figure or table, which is as wide as all columns. */
  isText: boolean;
  blocks: ProseBlock[];
  /** The length of the text, in characters. */
  length: number;
}

/** Divides a section into its figures and tables, and the texts between them. */
function partsOf(blocks: readonly ProseBlock[], pullQuotes: ReadonlyMap<ProseBlock, string>): Part[] {
  const parts: Part[] = [];
  for (const block of blocks) {
    if (block.type === 'table' || block.type === 'fundingStages') {
      parts.push({ isText: false, blocks: [block], length: 0 });
      continue;
    }
    let part = parts.at(-1);
    if (!part?.isText) {
      part = { isText: true, blocks: [], length: 0 };
      parts.push(part);
    }
    part.blocks.push(block);
    const texts = block.type === 'list' ? block.items : [block.text];
    part.length += texts.reduce((sum, text) => sum + lengthOf(text), 0);
    if (pullQuotes.has(block)) part.length += pullQuoteLength;
  }
  return parts;
}

interface BlocksProps {
  blocks: readonly ProseBlock[];
  pullQuotes: ReadonlyMap<ProseBlock, string>;
}

function Blocks({ blocks, pullQuotes }: BlocksProps) {
  return blocks.map((block, index) => <Block key={index} block={block} pullQuote={pullQuotes.get(block)} />);
}

/** True for a table of numbers, which one of the two columns of an article has room for. */
const isNarrowTable = (block: ProseBlock): boolean =>
  block.type === 'table' &&
  block.columns.length <= 4 &&
  block.columns.slice(1).every(({ align }) => align === 'end');

/** The text of a section of an article. A narrow table is in the columns of the text, or beside a short text. */
function Parts({ blocks, pullQuotes }: BlocksProps) {
  const parts = partsOf(blocks, pullQuotes);
  const isShort = parts.every(({ length }) => length <= maxLengthOfOneColumn);
  const figures = parts.filter(({ isText }) => !isText);
  const isInColumns = figures.length > 0 && figures.every(figure => figure.blocks.every(isNarrowTable));
  if (isInColumns && !(isShort && figures.length === 1)) {
    return (
      <div className={styles.part.long}>
        <Blocks blocks={blocks} pullQuotes={pullQuotes} />
      </div>
    );
  }
  const content = parts.map((part, index) => {
    const text = <Blocks key={index} blocks={part.blocks} pullQuotes={pullQuotes} />;
    if (!part.isText) return text;
    const width = part.length > maxLengthOfOneColumn ? 'long' : 'short';
    return (
      <div key={index} className={isInColumns ? undefined : styles.part[width]}>
        {text}
      </div>
    );
  });
  return isInColumns ? <div className={styles.part.besideTable}>{content}</div> : content;
}

/** A long text with an introduction and a table of contents. Needs the width of a page. */
export function Prose({ variant, intro, illustration, sections, contentsLabel }: ProseProps) {
  const numbered = variant === 'document';
  const pullQuotes = placePullQuotes(sections);
  const texts = sections.map(({ id, heading, blocks }, index) => (
    <section
      key={id}
      id={id}
      aria-labelledby={`${id}-heading`}
      className={numbered ? styles.documentSection : styles.articleSection}
    >
      <h2 id={`${id}-heading`} className={styles.heading[variant]}>
        {numbered && <span className={styles.number}>{index + 1}.</span>}
        {numbered && ' '}
        {heading}
      </h2>
      {numbered ? (
        <div className={styles.documentText}>
          <Blocks blocks={blocks} pullQuotes={pullQuotes} />
        </div>
      ) : (
        <Parts blocks={blocks} pullQuotes={pullQuotes} />
      )}
    </section>
  ));
  const entries = (
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
  );
  return (
    <div className={styles.root}>
      <div className={styles.intro}>
        <Text variant="intro">{intro}</Text>
      </div>
      {illustration && <div className={styles.illustration[variant]}>{illustration}</div>}
      <nav className={styles.contents} aria-label={contentsLabel}>
        <div className={styles.contentsHead[variant]}>
          <Text variant="label" tone="muted">
            {contentsLabel}
          </Text>
        </div>
        {numbered ? (
          <details className={styles.folded}>
            <summary className={styles.summary}>{contentsLabel}</summary>
            {entries}
          </details>
        ) : (
          entries
        )}
      </nav>
      <div className={styles.text[variant]}>{texts}</div>
    </div>
  );
}
