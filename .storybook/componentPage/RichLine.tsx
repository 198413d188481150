import { Fragment } from 'react';

/** A sentence in which `code` is marked as code. */
export const RichLine = ({ text }: { text: string }) =>
  text
    .split('`')
    .map((part, index) =>
      index % 2 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
