// The part of a component's page about the keyboard, screen readers and tests. An edition is a color theme: `day` (light) or `night`
// (dark).
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import facts from 'virtual:component-facts';
import type { ComponentFacts } from '../../packages/ui/build/componentFacts.ts';
import { RichLine } from './RichLine.tsx';
import { Section } from './Section.tsx';

/** The keys of a component, what a screen reader says, and what the last run of the gates found. */
export const Accessibility = ({ component }: { component: ComponentFacts }) => (
  <Section title="Keyboard and screen readers">
    {component.docs.keyboard.length === 0 ? (
      <p>It takes no focus.</p>
    ) : (
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {component.docs.keyboard.map(([keys, action]) => (
            <tr key={keys + action}>
              <th scope="row">{keys}</th>
              <td>
                <RichLine text={action} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <h3>A screen reader says</h3>
    <ul>
      {component.docs.screenReader.map(line => (
        <li key={line}>
          <RichLine text={line} />
        </li>
      ))}
    </ul>
    <h3>Checked in the last run on this machine</h3>
    <ul>
      <Result
        gate="stories"
        text="axe in the day and the night edition, the size of targets, and the keyboard in its stories"
      />
      <Result gate="narrow" text="320 px, forced colors, and wider text spacing" />
    </ul>
  </Section>
);

/** How many stories of the page passed a check when it last ran. */
function Result({ gate, text }: { gate: 'stories' | 'narrow'; text: string }) {
  const stories = useContext(DocsContext).componentStories();
  const results = facts.results[gate];
  const checked = stories.flatMap(({ id }) => results?.stories[id] ?? []);
  return (
    <li>
      {text}:{' '}
      {results && checked.length > 0 ? (
        <strong>
          {checked.filter(Boolean).length} of {checked.length} stories passed on {results.date}
        </strong>
      ) : (
        <>
          not run. <code>{gate === 'stories' ? 'pnpm test:stories' : 'pnpm test:visual'}</code>, then build
          Storybook
        </>
      )}
    </li>
  );
}
