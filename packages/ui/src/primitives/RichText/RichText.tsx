import { Link } from '../Link/index.ts';

/** Prose as plain data, with links and emphasis inside. */
export type Inline =
  | string
  | readonly (string | { readonly text: string; readonly href: string } | { readonly em: string })[];

export interface RichTextProps {
  text: Inline;
}

/** Sets `Inline` prose; the element around it is the caller's. */
export function RichText({ text }: RichTextProps) {
  if (typeof text === 'string') return text;
  return text.map((run, index) => {
    if (typeof run === 'string') return run;
    if ('em' in run) return <em key={index}>{run.em}</em>;
    return (
      <Link key={index} href={run.href}>
        {run.text}
      </Link>
    );
  });
}
