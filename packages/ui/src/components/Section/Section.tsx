import type { ReactNode } from 'react';
import { Box } from '../../primitives/Box/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './Section.css.ts';

/** A running head and a page number: `Local news`, `A2`. */
export type SectionLabel = readonly [label: string, page: string];

export interface SectionProps {
  /** The running head, which names the section's matter, and its page number. */
  sectionLabel: SectionLabel;
  /** What a fragment leads to. */
  id?: string;
  /** The `id` of the heading that names it to assistive technology. */
  labelledBy?: string;
  children: ReactNode;
}

/** A section of a page: it hangs from a double rule with its folio. */
export function Section({ sectionLabel: [label, page], id, labelledBy, children }: SectionProps) {
  return (
    <Box page>
      <section id={id} aria-labelledby={labelledBy} className={styles.root}>
        <div className={styles.sectionLabel}>
          <Text as="span" variant="label">
            {label}
          </Text>
          <Text as="span" variant="label">
            {page}
          </Text>
        </div>
        {children}
      </section>
    </Box>
  );
}
