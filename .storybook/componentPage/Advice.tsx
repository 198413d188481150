// The part of a component's page that says when to use it and when not, with examples. An edition is a color theme: `day` (light) or
// `night` (dark).
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ComponentFacts } from '../../packages/ui/build/componentFacts.ts';
import { isShownAtWidth, isFullWidth } from '../modes.ts';
import { RichLine } from './RichLine.tsx';
import { Section } from './Section.tsx';
import { LiveStory } from './States.tsx';
import { StoryFrame } from './StoryFrame.tsx';

/** The id of a story by its export, which may follow the title of another component. */
function storyIdOf(reference: string, title: string): string {
  const parts = reference.split('/');
  const name = parts.pop()!;
  return toId(parts.length > 0 ? parts.join('/') : title, storyNameFromExport(name));
}

/** When to use a component, and when not, each with a live story. */
export function Advice({ component: { docs, title } }: { component: ComponentFacts }) {
  return (
    <Section title="When to use it">
      <ul className="docs-advice">
        {docs.use.map(({ text, story }) => (
          <Example key={text} kind="Use" text={text} story={story} title={title} />
        ))}
        {docs.avoid.map(advice => (
          <Example
            key={advice.text}
            kind="Avoid"
            text={advice.text}
            story={'story' in advice ? advice.story : advice.instead}
            note={'story' in advice ? undefined : 'Instead:'}
            title={title}
          />
        ))}
      </ul>
    </Section>
  );
}

interface ExampleProps {
  kind: 'Use' | 'Avoid';
  text: string;
  /** The name of a story of this page, or the title and the name of another one. */
  story: string;
  /** The title of this page's component. */
  title: string;
  /** A text before the story: `Instead:`. */
  note?: string | undefined;
}

function Example({ kind, text, story, title, note }: ExampleProps) {
  const id = storyIdOf(story, title);
  const storyOfThisPage = useContext(DocsContext)
    .componentStories()
    .find(each => each.id === id);
  const otherTitle = story.split('/').slice(0, -1).join('/');
  // The width of the window in px: as on a desktop for stories that need it, otherwise that of a phone, or the width of a card.
  const width = storyOfThisPage
    ? isShownAtWidth(storyOfThisPage, 1280)
      ? 1280
      : 360
    : isFullWidth({ title: otherTitle })
      ? 1280
      : 480;
  return (
    <li data-kind={kind}>
      <p>
        <b>{kind}</b> <RichLine text={text} />
      </p>
      {note && <p className="docs-note">{note}</p>}
      <div className="docs-example">
        {storyOfThisPage && !isFullWidth(storyOfThisPage) ? (
          <LiveStory story={storyOfThisPage} edition="day" />
        ) : (
          <StoryFrame id={id} title={`${kind}: ${text}`} edition="day" width={width} />
        )}
      </div>
    </li>
  );
}
