import type { ComponentFacts } from '../../packages/ui/build/componentFacts.ts';
import { PageLink } from './PageLink.tsx';
import { RichLine } from './RichLine.tsx';
import { Section } from './Section.tsx';

/** Related components and how each is related, then the components that this one is built from, and those that use it. */
export function Related({ component, all }: { component: ComponentFacts; all: readonly ComponentFacts[] }) {
  const usedBy = all.filter(({ builtFrom }) => builtFrom.includes(component.title)).map(({ title }) => title);
  return (
    <Section title="Related">
      <ul>
        {Object.entries(component.docs.related).map(([title, relation]) => (
          <li key={title}>
            <PageLink title={title}>{title.split('/').at(-1)}</PageLink>: <RichLine text={relation} />
          </li>
        ))}
      </ul>
      <ComponentLinks label="Built from" titles={component.builtFrom} />
      <ComponentLinks label="Used by" titles={usedBy} />
    </Section>
  );
}

const ComponentLinks = ({ label, titles }: { label: string; titles: readonly string[] }) =>
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
