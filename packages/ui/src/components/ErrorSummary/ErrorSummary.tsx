// `ErrorSummary`: says at the top of a form what has to be corrected before it can be sent.
import { type MouseEvent, useId } from 'react';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ErrorSummary.css.ts';

/** A field with an error, to which the summary links. */
export interface FieldProblem {
  /** The `id` of the field. */
  readonly id: string;
  /** The field's error. In a long form the field's label: only the field shows the error. */
  readonly text: string;
}

export interface ErrorSummaryProps {
  /** The text above the list. */
  title: string;
  /** The errors, in the order of the fields. */
  problems: readonly FieldProblem[];
}

const focus = (element: HTMLElement | null) => element?.focus();

// Without this, the link would scroll to the field without focusing it, and add a history entry for each click.
function focusField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/**
 * A list of a form's errors, with a link to each field. It takes the focus when it appears.
 * Give it a new `key` for each submission, so that it takes the focus again.
 */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <section ref={focus} tabIndex={-1} aria-labelledby={titleId} className={styles.root}>
      <Text id={titleId} variant="head" tone="critical">
        {title}
      </Text>
      <ul className={styles.list}>
        {problems.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`} onClick={event => focusField(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
