// Links between the documentation pages of Storybook.
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { toId } from 'storybook/internal/csf';

/** The address of a page of documentation, by its title. */
export const pageHref = (title: string, fragment = ''): string =>
  `?path=/docs/${toId(title, 'docs')}${fragment && `#${fragment}`}`;

/** A link to a page of documentation. */
export const PageLink = ({ title, children }: { title: string; children: ReactNode }) => (
  <AnchorMdx href={pageHref(title)} target="_self">
    {children}
  </AnchorMdx>
);
