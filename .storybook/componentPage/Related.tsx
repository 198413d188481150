import type { ComponentFacts } from '../../packages/ui/build/componentFacts.ts';
import { PageLink } from './PageLink.tsx';
import { RichLine } from './RichLine.tsx';
import { Section } from './Section.tsx';

/** What to choose instead, what the component is built from, and what is built with it. */
export function Related({ component, all }: { component: ComponentFacts; all: readonly ComponentFacts[] }) {
  const usedBy = all.filter(({ builtFrom }) => builtFrom.includes(component.title)).map(({ title }) => title);
  return (
    <Section title="Related">
      <ul>
        {Object.entries(component.docs.related).map(([title, reason]) => (
          <li key={title}>
            <PageLink title={title}>{title.split('/').at(-1)}</PageLink>: <RichLine text={reason} />
          </li>
        ))}
      </ul>
      <Names label="Built from" titles={component.builtFrom} />
      <Names label="Used by" titles={usedBy} />
    </Section>
  );
}

const Names = ({ label, titles }: { label: string; titles: readonly string[] }) =>
  titles.length > 0 && (
    <p>
      {label}:{' '}
      {titles.map((title, index) => (
        <span key={title}>
          {index > 0 && ', '}
          <PageLink title={title}>{title.split('/').at(-1)}</PageLink>
        </span>
      ))}
      .
    </p>
  );
