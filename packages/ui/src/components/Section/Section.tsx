// `Section`: a part of a page, under a double border with a title and a page number, as in a newspaper.
import { type ReactNode, useId } from 'react';
import { Box } from '../../primitives/Box/index.ts';
import { variants as textStyles } from '../../primitives/Text/Text.css.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import * as styles from './Section.css.ts';

/** The title and the page number in the first line of a section: `Local news`, `A2`. */
export type SectionLabel = readonly [title: string, pageNumber: string];

export interface SectionProps {
  /** The title and the page number in the first line. Screen readers skip the number: no text refers to it. */
  sectionLabel: SectionLabel;
  /** The section's `id`, for links to it. */
  id?: string;
  /** The `id` of its heading. With it, the section is a landmark. Ignored with `hiddenTitle`. */
  labelledBy?: string;
  /** A heading for assistive technology only. With it, the section is a landmark. */
  hiddenTitle?: string;
  /** True for the first section of a page: it has no double border, because the site header above ends with one. @default false */
  isFirst?: boolean;
  /** The content of the section. */
  children: ReactNode;
}

/** A section of a page, under a double border with its title and page number. */
export function Section({
  sectionLabel: [title, pageNumber],
  id,
  labelledBy,
  hiddenTitle,
  isFirst = false,
  children,
}: SectionProps) {
  const hiddenTitleId = useId();
  return (
    <Box pageWidth>
      <section
        id={id}
        aria-labelledby={hiddenTitle === undefined ? labelledBy : hiddenTitleId}
        className={styles.root}
      >
        {/* If the title is also the hidden heading, screen readers read only the heading. */}
        <div
          className={classNames(textStyles.label, styles.sectionLabel, !isFirst && styles.border)}
          aria-hidden={title === hiddenTitle || undefined}
        >
          <span>{title}</span>
          {/* Decoration: no other text refers to the page number. */}
          <span aria-hidden="true">{pageNumber}</span>
        </div>
        {hiddenTitle !== undefined && (
          <VisuallyHidden as="h2" id={hiddenTitleId}>
            {hiddenTitle}
          </VisuallyHidden>
        )}
        {children}
      </section>
    </Box>
  );
}
