import {
  Controls,
  Description,
  DocsContext,
  Primary,
  PureArgsTable,
  Source,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import facts from 'virtual:component-facts';
import type { PreparedStory } from 'storybook/internal/types';
import type { ComponentFacts, DocumentedComponent } from '../../packages/ui/build/componentFacts.ts';
import { importOf } from '../../packages/ui/build/importOf.ts';
import { sharedTypesIn } from '../../packages/ui/build/sharedTypes.ts';
import { RowTable } from '../docs/RowTable.tsx';
import { Accessibility } from './Accessibility.tsx';
import { Advice } from './Advice.tsx';
import { argTypesOf } from './argTypesOf.ts';
import { PageLink } from './PageLink.tsx';
import { Related } from './Related.tsx';
import { RichLine } from './RichLine.tsx';
import { Section } from './Section.tsx';
import { States } from './States.tsx';
import { Tokens } from './Tokens.tsx';

/** The documentation page of a component: its record (`Name.docs.ts`), and facts that the build reads from its code. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const title = stories[0]?.title;
  const component = facts.components.find(each => each.title === title);
  if (!component) return <WithoutRecord />;
  const { docs, entry, example, components, storyFile } = component;
  const [main, ...others] = components;
  return (
    <div className="docs-page">
      <Title />
      <p className="docs-status">
        <span data-status={docs.status}>{docs.status}</span> since version {docs.since}
      </p>
      <p className="docs-intro">
        <RichLine text={docs.purpose} />
      </p>
      {entry && <pre className="docs-import">{importOf(component) ?? entry}</pre>}
      {entry?.startsWith('@fit-to-print/admin/') && (
        <p className="docs-note">
          This part of the admin area is for this repository only: no tarball contains it.
        </p>
      )}
      <Primary />
      {example && (
        <Section title="Example">
          <p>Compiled with the package. Copy it, and write your own texts into it.</p>
          <Source code={example} language="tsx" />
        </Section>
      )}
      <Advice component={component} />
      <Section title="Anatomy">
        <ol>
          {docs.anatomy.map(([part, purpose]) => (
            <li key={part}>
              <strong>{part}</strong> <RichLine text={purpose} />
            </li>
          ))}
        </ol>
      </Section>
      <States component={component} stories={stories} />
      <Section title="Props">
        {main?.description && (
          <p>
            <RichLine text={main.description} />
          </p>
        )}
        <Description of="meta" />
        <Controls exclude={argsWithoutProp(stories, main)} />
        {others.map(each => (
          <OtherComponent key={each.name} {...each} />
        ))}
        <SharedTypes components={components} />
      </Section>
      <Accessibility component={component} />
      <Tokens tokens={component.tokens} />
      <Related component={component} all={facts.components} />
      <Section title="Changes">
        <Changes component={component} />
        <p>
          Source: <code>{component.folder}</code>, stories: <code>{storyFile}</code>. How to ask for a change:{' '}
          <PageLink title="Start here/For designers">For designers</PageLink>.
        </p>
      </Section>
    </div>
  );
}

/** Another component that the folder exports, with the same table of props as the component of the stories. */
const OtherComponent = (component: DocumentedComponent) => (
  <>
    <h3>
      <code>{component.name}</code>
    </h3>
    {component.description && (
      <p>
        <RichLine text={component.description} />
      </p>
    )}
    <PureArgsTable rows={argTypesOf({ components: [component] })} sort="requiredFirst" />
  </>
);

/** The args of stories that are not props of the component: content has more properties, and a playground may have other args. */
const argsWithoutProp = (
  stories: readonly PreparedStory[],
  component: DocumentedComponent | undefined,
): string[] => {
  const props = new Set(component?.props.map(({ name }) => name));
  return stories.flatMap(({ argTypes }) =>
    Object.entries(argTypes).flatMap(([name, { description }]) =>
      props.has(name) || description ? [] : [name],
    ),
  );
};

const WithoutRecord = () => (
  <>
    <Title />
    <Description of="meta" />
    <Primary />
    <Controls />
  </>
);

/** Explains the types of the package that several components have in their props. */
function SharedTypes({ components }: { components: readonly DocumentedComponent[] }) {
  const types = sharedTypesIn(JSON.stringify(components));
  if (types.length === 0) return null;
  return (
    <>
      <h3>Types</h3>
      <RowTable head={['Type', 'What to write']} rows={types} />
    </>
  );
}

/** The sentences of the changelog that name the component or another component of its folder. */
function Changes({ component: { name, components, docs } }: { component: ComponentFacts }) {
  const names = new Set([name, ...components.map(each => each.name)]);
  const changes = facts.changes.filter(({ text }) => [...names].some(each => text.includes(`\`${each}\``)));
  return (
    <ul>
      {changes.map(({ version, text }) => (
        <li key={text}>
          <strong>{version}</strong>: <RichLine text={text} />
        </li>
      ))}
      <li>
        <strong>{docs.since}</strong>: first version
      </li>
    </ul>
  );
}
