import type { ComponentFacts } from '../../packages/ui/build/componentFacts.ts';
import { RichLine } from './RichLine.tsx';
import { Section } from './Section.tsx';

/** The keys of a component, and what a screen reader says. */
export const Accessibility = ({ component: { docs } }: { component: ComponentFacts }) => (
  <Section title="Keyboard and screen readers">
    {docs.keyboard.length === 0 ? (
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
          {docs.keyboard.map(([keys, action]) => (
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
      {docs.spoken.map(line => (
        <li key={line}>
          <RichLine text={line} />
        </li>
      ))}
    </ul>
  </Section>
);
