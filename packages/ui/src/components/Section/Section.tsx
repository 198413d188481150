import type { ReactNode } from 'react';
import { Box } from '../../primitives/Box/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** The running head: names the section's matter. */
  label: string;
  /** Its page number: `A2`. */
  folio?: string;
  /** What a fragment leads to. */
  id?: string;
  /** The `id` of the heading that names it to assistive technology. */
  labelledBy?: string;
  children: ReactNode;
}

/** A section of a page: it hangs from a double rule with its folio. */
export function Section({ label, folio, id, labelledBy, children }: SectionProps) {
  return (
    <Box page>
      <section id={id} aria-labelledby={labelledBy} className={styles.root}>
        <div className={styles.folio}>
          <Text as="span" variant="label">
            {label}
          </Text>
          {folio && (
            <Text as="span" variant="label">
              {folio}
            </Text>
          )}
        </div>
        {children}
      </section>
    </Box>
  );
}
