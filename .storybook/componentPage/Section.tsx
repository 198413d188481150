import type { ReactNode } from 'react';

/** A part of a page, which its table of contents lists. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 id={title.toLowerCase().replaceAll(/\W+/g, '-')} className="docs-section">
      {title}
    </h2>
    {children}
  </section>
);
