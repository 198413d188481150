// Decides which sections of a document are beside each other on wide screens.
import type { ProseSection } from './Prose.tsx';

/** `wide`: as wide as the page. `first` and `second`: two sections beside each other. */
export type DocumentLayout = 'wide' | 'first' | 'second';

/** Longer sections, in characters, have two columns of their own. Shorter ones are beside each other if they are about equally long. */
const maxLength = 1200;
const maxDifference = 450;

/** About the number of characters of a section: the names of its fields are few. */
const lengthOf = ({ blocks }: ProseSection) => JSON.stringify(blocks).length;

const fitBesideEachOther = (first: ProseSection, second: ProseSection) =>
  Math.max(lengthOf(first), lengthOf(second)) <= maxLength &&
  Math.abs(lengthOf(first) - lengthOf(second)) <= maxDifference;

/** The layout of each section. */
export function documentLayouts(sections: readonly ProseSection[]): readonly DocumentLayout[] {
  const layouts: DocumentLayout[] = [];
  while (layouts.length < sections.length) {
    const [first, second] = sections.slice(layouts.length);
    if (first && second && fitBesideEachOther(first, second)) layouts.push('first', 'second');
    else layouts.push('wide');
  }
  return layouts;
}
