// The part of a component's page that shows its states. An edition is a color theme: day is light, night is dark.
import { Source, Story } from '@storybook/addon-docs/blocks';
import type { Edition } from '@fit-to-print/ui/tokens/color';
import type { PreparedStory } from 'storybook/internal/types';
import type { ComponentFacts } from '../../packages/ui/build/componentFacts.ts';
import { isShownAtWidth, isFullWidth } from '../modes.ts';
import { EditionScope } from './EditionScope.tsx';
import { RichLine } from './RichLine.tsx';
import { Section } from './Section.tsx';
import { StoryFrame } from './StoryFrame.tsx';

/** True if the story shows a state. Stories tagged `no-visual` only test behavior; the Playground is shown elsewhere on the page. */
const showsState = ({ name, tags }: { name: string; tags: readonly string[] }) =>
  name !== 'Playground' && !tags.includes('no-visual');

export interface LiveStoryProps {
  story: PreparedStory;
  edition: Edition;
}

/**
 * A story in an edition. It is in an iframe if it needs the width of a page or its own window, or if it has a play function:
 * several play functions in one document would take the focus from each other, and find each other's fields.
 */
export function LiveStory({ story, edition }: LiveStoryProps) {
  const { docs } = story.parameters as { docs?: { story?: { inline?: boolean } } };
  const hasPlayFunction = story.playFunction !== undefined;
  if (isFullWidth(story) || docs?.story?.inline === false || hasPlayFunction) {
    const width = isShownAtWidth(story, 360) ? 360 : 1280;
    return (
      <StoryFrame
        id={story.id}
        title={`${story.name}, ${edition}`}
        edition={edition}
        width={width}
        fillsColumn={!isFullWidth(story)}
        isQueued={hasPlayFunction}
      />
    );
  }
  return (
    <EditionScope edition={edition}>
      <Story of={story.moduleExport as object} />
    </EditionScope>
  );
}

/** Each state in both editions, side by side. */
export function States({
  component,
  stories,
}: {
  component: ComponentFacts;
  stories: readonly PreparedStory[];
}) {
  const shown = stories.filter(showsState);
  if (shown.length === 0) return null;
  return (
    <Section title="States">
      {isFullWidth(component) && (
        <p>At 360 px, the width of a phone. A story that needs a wide window is scaled down.</p>
      )}
      <div className="docs-states">
        <div className="docs-states-head" aria-hidden="true">
          <span>Day</span>
          <span>Night</span>
        </div>
        {shown.map(story => {
          const { docs } = story.parameters as { docs?: { description?: { story?: string } } };
          return (
            <div key={story.id} className="docs-state">
              <h3>
                <a href={`?path=/story/${story.id}`} target="_top">
                  {story.name}
                </a>
              </h3>
              {docs?.description?.story && (
                <p>
                  <RichLine text={docs.description.story} />
                </p>
              )}
              <div className="docs-editions">
                <LiveStory story={story} edition="day" />
                <LiveStory story={story} edition="night" />
              </div>
              <details>
                <summary>Code of {story.name}</summary>
                <Source of={story.moduleExport as object} />
              </details>
            </div>
          );
        })}
      </div>
    </Section>
  );
}
