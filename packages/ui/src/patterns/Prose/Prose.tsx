// `Prose`: a long text with headings and a table of contents: paragraphs, lists, notes, tables and drawings.
import type { ReactNode } from 'react';
import { classNames } from '../../primitives/classNames.ts';
import { Link } from '../../primitives/Link/index.ts';
import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { FundingStageMark, FundingStages, type FundingStage } from '../FundingStages/index.ts';
import { ArticleDrawing, type ArticleDrawingName } from './ArticleDrawing.tsx';
import * as styles from './Prose.css.ts';

/** A block of a text: a paragraph, a list, a note, a table, or a drawing. */
export type ProseBlock =
  | {
      readonly type: 'paragraph';
      readonly text: RichTextContent;
      /** A sentence of `text` that is shown a second time, in large letters. Assistive technology skips the large copy. */
      readonly pullQuote?: string;
    }
  /** If each item begins with words and a colon, such as `Payment:`, those words are set off. In an article, so is the first sentence of each item, if it is short. */
  | { readonly type: 'list'; readonly items: readonly RichTextContent[] }
  /** A highlighted paragraph. */
  | { readonly type: 'note'; readonly text: RichTextContent }
  | { readonly type: 'fundingStages'; readonly caption: string; readonly stages: readonly FundingStage[] }
  /** The stage of funding that a section is about, at its beginning: its amounts, and its place among the stages. */
  | { readonly type: 'fundingStage'; readonly name: string; readonly stages: readonly FundingStage[] }
  /** A drawing that explains the text. `labels` are its words; each drawing needs a certain number of them. */
  | {
      readonly type: 'drawing';
      readonly name: ArticleDrawingName;
      readonly caption: string;
      readonly labels: readonly string[];
    }
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
  /** Words of the text that a document also shows below the heading, as a note in the margin: `30 days`. Assistive technology skips this copy. */
  readonly keyTerm?: string;
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

type TableBlock = Extract<ProseBlock, { type: 'table' }>;

const isNarrow = ({ columns }: TableBlock): boolean => columns.length < 3 && columns.at(-1)?.align === 'end';

/** True if the blocks are paragraphs and, after the first one, one narrow table. */
function hasTableBeside(blocks: readonly ProseBlock[]): boolean {
  const [table, ...more] = blocks.filter(({ type }) => type !== 'paragraph');
  return table?.type === 'table' && more.length === 0 && table !== blocks[0] && isNarrow(table);
}

function Table(table: TableBlock) {
  const { caption, columns, rows } = table;
  return (
    <table className={styles.tables[isNarrow(table) ? 'narrow' : 'wide']}>
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
 * meet the sentence twice in a row. It is after another block of text, because at the top of the columns the quote could fill one alone. Without
 * such a paragraph, the quote is before the quoted one.
 */
function placePullQuotes(sections: readonly ProseSection[]): ReadonlyMap<ProseBlock, string> {
  const paragraphs = sections.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'paragraph'));
  const isText = (block?: ProseBlock) => block?.type === 'paragraph' || block?.type === 'list';
  const afterText = new Set(
    sections.flatMap(({ blocks }) => blocks.filter((_, index) => isText(blocks[index - 1]))),
  );
  const quotes = new Map<ProseBlock, string>();
  for (const [index, block] of paragraphs.entries()) {
    if (block.type !== 'paragraph' || block.pullQuote === undefined) continue;
    const later = paragraphs.slice(index + 1).find(paragraph => afterText.has(paragraph));
    quotes.set(later ?? block, block.pullQuote);
  }
  return quotes;
}

/** The words before the colon with which an item of a list begins, with the colon: `Payment:`. Empty if it begins otherwise. */
const labelOf = (text: string): string => /^[^:.;]+:(?= )/.exec(text)?.[0] ?? '';
/** The first sentence of an item: `The sender.` Empty if it is long. */
const shortSentenceOf = (text: string): string => /^[^.?!]{1,52}[.](?= |$)/.exec(text)?.[0] ?? '';

/** The list without the words with which its items begin, and these words. Without words, if one of the items has none. */
function leadInsOf(items: readonly RichTextContent[], variant: ProseProps['variant']) {
  const leadInOf = variant === 'document' ? labelOf : shortSentenceOf;
  const leadIns = items.map(item => (typeof item === 'string' ? leadInOf(item) : ''));
  return leadIns.every(leadIn => leadIn !== '') ? leadIns : [];
}

/** A text that begins with an amount, such as `24 months after …`, with the amount in large letters. */
function withAmount(text: string): ReactNode {
  const [, amount, rest] = /^ (\d+ \w+)(.*)$/s.exec(text) ?? [];
  return amount === undefined ? (
    text
  ) : (
    <>
      {' '}
      <b className={styles.amount}>{amount}</b>
      {rest}
    </>
  );
}

/** Punctuation that the columns of a row replace on screens. It stays in the text, and in print. */
const Mark = ({ children }: { children: string }) => <span className={styles.mark}>{children}</span>;

/** The words with which an item of a document begins. Words such as `Starter, $599 a month:` are a name and its price. */
function DocumentLeadIn({ text }: { text: string }) {
  const [, name, price, unit] = /^([^,]+), (\$[\d,]+)(.*):$/.exec(text) ?? [];
  if (name === undefined)
    return (
      <b className={styles.leadIn}>
        {text.slice(0, -1)}
        <Mark>:</Mark>
      </b>
    );
  return (
    <>
      <b className={styles.offer}>
        {name}
        <Mark>, </Mark>
      </b>
      <span className={styles.price}>
        <b className={styles.offer}>{price}</b>
        {unit}
        <Mark>:</Mark>
      </span>
    </>
  );
}

interface BlockProps {
  block: ProseBlock;
  pullQuote: string | undefined;
  variant: ProseProps['variant'];
}

function Block({ block, pullQuote, variant }: BlockProps) {
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
      const leadIns = leadInsOf(block.items, variant);
      return (
        <ul className={classNames(styles.list, leadIns.length > 0 && styles.leadInList[variant])}>
          {block.items.map((item, index) => {
            const leadIn = leadIns[index];
            return (
              <li key={index} className={styles.item}>
                {leadIn &&
                  (variant === 'document' ? (
                    <DocumentLeadIn text={leadIn} />
                  ) : (
                    <b className={styles.leadIn}>{leadIn}</b>
                  ))}
                {leadIn && typeof item === 'string' ? (
                  <span>{withAmount(item.slice(leadIn.length))}</span>
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
    case 'fundingStage':
      return <FundingStageMark className={styles.stage} name={block.name} stages={block.stages} />;
    case 'drawing':
      return (
        <div className={styles.figure}>
          <ArticleDrawing name={block.name} caption={block.caption} labels={block.labels} />
        </div>
      );
  }
  return (
    <div className={styles.figure}>
      <FundingStages caption={block.caption} stages={block.stages} />
    </div>
  );
}

interface BlocksProps {
  blocks: readonly ProseBlock[];
  pullQuotes: ReadonlyMap<ProseBlock, string>;
  variant: ProseProps['variant'];
}

function Blocks({ blocks, pullQuotes, variant }: BlocksProps) {
  return blocks.map((block, index) => (
    <Block key={index} block={block} pullQuote={pullQuotes.get(block)} variant={variant} />
  ));
}

interface TextSectionProps extends ProseSection {
  number: number;
  pullQuotes: ReadonlyMap<ProseBlock, string>;
  variant: ProseProps['variant'];
}

/** A section: its heading, with what is beside or below it, and its text. */
function TextSection({ id, heading, keyTerm, blocks, number, variant, ...rest }: TextSectionProps) {
  const isDocument = variant === 'document';
  const isMark = ({ type }: ProseBlock) => type === 'fundingStage';
  const textBlocks = blocks.filter(block => !isMark(block));
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.section[variant]}>
      <div className={styles.head[variant]}>
        <h2 id={`${id}-heading`} className={styles.heading[variant]}>
          {isDocument && <span className={styles.number}>{number}.</span>}
          {isDocument && ' '}
          {heading}
        </h2>
        {isDocument && keyTerm !== undefined && (
          <span className={styles.keyTerm} aria-hidden="true">
            {keyTerm}
          </span>
        )}
        <Blocks blocks={blocks.filter(isMark)} variant={variant} {...rest} />
      </div>
      <div
        className={classNames(
          styles.sectionText[variant],
          !isDocument && hasTableBeside(textBlocks) && styles.besideTable,
        )}
      >
        <Blocks blocks={textBlocks} variant={variant} {...rest} />
      </div>
    </section>
  );
}

/** A long text with an introduction and a table of contents. Needs the width of a page. */
export function Prose({ variant, intro, illustration, sections, contentsLabel }: ProseProps) {
  const numbered = variant === 'document';
  const pullQuotes = placePullQuotes(sections);
  const texts = sections.map((section, index) => (
    <TextSection key={section.id} {...section} number={index + 1} pullQuotes={pullQuotes} variant={variant} />
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
    <div
      className={classNames(
        styles.root,
        numbered && illustration !== undefined && styles.documentWithDrawing,
      )}
    >
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
