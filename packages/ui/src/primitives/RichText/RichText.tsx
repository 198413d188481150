// `RichText`: text with links and emphasis that is stored as data: an answer, a description, a paragraph of an article.
import { Fragment, type ReactNode } from 'react';
import { Link, type LinkData } from '../Link/index.ts';
import * as styles from './RichText.css.ts';

/** Text as plain data, with links and emphasis inside. */
export type RichTextContent = string | readonly (string | LinkData | { readonly em: string })[];

export interface RichTextProps {
  /** A string, or a list of plain, linked and emphasized parts. */
  text: RichTextContent;
}

/** Keeps figures such as `10–25%` and `700-word` on one line: a browser may break after a dash or a hyphen. */
const withUnbrokenFigures = (text: string): ReactNode => {
  const parts = text.split(/(\d[\d,.]*(?:–\d[\d,.]*%?|-[a-z]+))/);
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

/** Renders `RichTextContent` without an element around it. */
export function RichText({ text }: RichTextProps) {
  if (typeof text === 'string') return withUnbrokenFigures(text);
  return text.map((part, index) => {
    if (typeof part === 'string') return <Fragment key={index}>{withUnbrokenFigures(part)}</Fragment>;
    if ('em' in part) return <em key={index}>{part.em}</em>;
    return (
      <Link key={index} href={part.href}>
        {part.text}
      </Link>
    );
  });
}
