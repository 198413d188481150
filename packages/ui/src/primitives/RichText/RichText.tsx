import { Fragment, type ReactNode } from 'react';
import { Link, type LinkData } from '../Link/index.ts';
import * as styles from './RichText.css.ts';

/** Prose as plain data, with links and emphasis inside. */
export type RichTextContent = string | readonly (string | LinkData | { readonly em: string })[];

export interface RichTextProps {
  /** A string, or its runs: plain, linked, emphasized. */
  text: RichTextContent;
}

/** A line may break after an en dash, but not in the middle of a range: `10–25%`. */
const set = (text: string): ReactNode => {
  const parts = text.split(/(\d[\d,.]*–\d[\d,.]*%?)/);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 ? (
      <span key={index} className={styles.range}>
        {part}
      </span>
    ) : (
      part
    ),
  );
};

/** Sets `Inline` prose; the element around it is the caller's. */
export function RichText({ text }: RichTextProps) {
  if (typeof text === 'string') return set(text);
  return text.map((run, index) => {
    if (typeof run === 'string') return <Fragment key={index}>{set(run)}</Fragment>;
    if ('em' in run) return <em key={index}>{run.em}</em>;
    return (
      <Link key={index} href={run.href}>
        {run.text}
      </Link>
    );
  });
}
