import { type MouseEvent, useId } from 'react';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ErrorSummary.css.ts';

export interface FieldProblem {
  /** The `id` of the field. */
  readonly id: string;
  /** What is wrong and what to do about it: the same words stand at the field. */
  readonly text: string;
}

export interface ErrorSummaryProps {
  /** What it says before the list. */
  title: string;
  /** In the order of the fields. */
  problems: readonly FieldProblem[];
}

const focus = (element: HTMLElement | null) => element?.focus();

// A fragment would move only the view, and leave an entry in the history for every correction.
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/**
 * Stands above a form that cannot be sent as it is, takes focus when it appears, and leads to each field.
 * Give it a new `key` with every attempt, so that a second one takes focus too.
 */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <section ref={focus} tabIndex={-1} aria-labelledby={titleId} className={styles.root}>
      <Text id={titleId} variant="head" tone="stop">
        {title}
      </Text>
      <ul className={styles.list}>
        {problems.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`} onClick={event => goTo(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
