// The part of a component's page about the keyboard, screen readers and tests. An edition is a color theme: `day` (light) or `night`
// (dark).
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import facts from 'virtual:component-facts';
import type { ComponentFacts } from '../../packages/ui/build/componentFacts.ts';
import { RowTable } from '../docs/RowTable.tsx';
import { summarizeResults } from './summarizeResults.ts';
import { RichLine } from './RichLine.tsx';
import { Section } from './Section.tsx';

/** The keys of a component, what a screen reader says, and what the last runs of the checks found. */
export const Accessibility = ({ component }: { component: ComponentFacts }) => (
  <Section title="Keyboard and screen readers">
    {component.docs.keyboard.length === 0 ? (
      <p>It takes no focus.</p>
    ) : (
      <RowTable head={['Key', 'What it does']} rows={component.docs.keyboard} />
    )}
    <h3>A screen reader says</h3>
    <ul>
      {component.docs.screenReader.map(line => (
        <li key={line}>
          <RichLine text={line} />
        </li>
      ))}
    </ul>
    <h3>Checked in the last runs on this machine</h3>
    <ul>
      <Result check="stories" text="axe in the day and the night edition, and the size of targets" />
      <Keys component={component} />
      <Result check="reflow" text="320 px, forced colors, and wider text spacing" />
    </ul>
  </Section>
);

/** Says how many stories of the page passed a check when they last ran. */
function Result({ check, text }: { check: keyof typeof commands; text: string }) {
  const ids = useContext(DocsContext)
    .componentStories()
    .map(({ id }) => id);
  return (
    <li>
      {text}: <Summary check={check} summary={summarizeResults(facts.results[check], ids)} />
    </li>
  );
}

/** Says how many of the stories that press keys passed. */
function Keys({ component: { title, keyStories, docs } }: { component: ComponentFacts }) {
  // The page has said that it takes no focus.
  if (docs.keyboard.length === 0 && keyStories.length === 0) return null;
  const ids = keyStories.map(name => toId(title, storyNameFromExport(name)));
  return (
    <li>
      Keyboard:{' '}
      {ids.length === 0 ? (
        'no story presses a key.'
      ) : (
        <Summary check="stories" summary={summarizeResults(facts.results.stories, ids, 'that press keys')} />
      )}
    </li>
  );
}

const commands = { stories: 'pnpm test:stories', reflow: 'pnpm test:visual' } as const;

const Summary = ({ check, summary }: { check: keyof typeof commands; summary: string | undefined }) =>
  summary ? (
    <strong>{summary}</strong>
  ) : (
    <>
      not run. <code>{commands[check]}</code>, then build Storybook
    </>
  );
