// The configuration of Storybook's own interface. Its search also finds components by other names, and by a need in a sentence.
import { useEffect, useMemo, useRef, useState } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { createFinder, type Findable } from './docs/start/findComponents.ts';
import theme from './theme.ts';

addons.setConfig({
  theme,
  sidebar: {
    // Rendering the names of all components is a fifth of the work before the first story shows. The section of that story is open.
    collapsedRoots: [
      'primitives',
      'components',
      'patterns',
      'flows',
      'templates',
      'admin',
      'messages',
      'decisions',
      'changelog',
    ],
  },
});

type Index = NonNullable<ReturnType<typeof useStorybookState>['internal_index']>;

/** Gives the pages of components other names as `anchors`, which Storybook's search reads. */
const withNames = (index: Index, namesOf: (title: string) => readonly string[] | undefined): Index => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(index.entries).map(([id, entry]) => {
      const names = entry.type === 'docs' ? namesOf(entry.title) : undefined;
      return [id, names ? { ...entry, anchors: names.map(title => ({ id: '', title })) } : entry];
    }),
  ),
});

/** What the search reads of each component, with its other names. */
type SearchedComponents = readonly (Findable & { readonly searchNames: readonly string[] })[];

/** The number of components that a need in a sentence adds to the results. */
const needResults = 4;

/** Reads the components from the first time that a person moves the focus into the search. */
function useSearchedComponents(): SearchedComponents {
  const [components, setComponents] = useState<SearchedComponents>([]);
  useEffect(() => {
    const request = new AbortController();
    const load = async ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
      request.abort();
      const response = await fetch('component-names.json');
      if (response.ok) setComponents(await response.json());
    };
    document.addEventListener('focusin', event => void load(event), { signal: request.signal });
    return () => request.abort();
  }, []);
  return components;
}

/** The text of the search after a person has paused, or an empty one while it is a single word. */
function useTypedSentence(): string {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
      const text = target.value.trim();
      clearTimeout(timer);
      timer = setTimeout(() => setSentence(text.includes(' ') ? text : ''), 150);
    };
    document.addEventListener('input', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', read);
    };
  }, []);
  return sentence;
}

/**
 * Returns a name that Storybook's search finds for this sentence. The search compares each word of the sentence with each word of a name:
 * with spaces that do not break, the name is one word, which contains them all. Of a longer text than 32 characters the search compares
 * single words only.
 */
const asName = (sentence: string) => sentence.replaceAll(/\s+/g, '\u00A0');

/**
 * Gives the names to each index that Storybook loads: the first one, and those after a change of a story. A sentence becomes a name of the
 * components that fit it best. It waits until a person searches, because a new index renders the whole sidebar again.
 */
function SearchNames() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  const components = useSearchedComponents();
  const sentence = useTypedSentence();
  const find = useMemo(() => createFinder(components), [components]);
  const named = useRef<{ index: Index; sentence: string }>(undefined);
  useEffect(() => {
    if (!index || components.length === 0) return;
    if (named.current?.index === index && named.current.sentence === sentence) return;
    const fitting = new Set(
      sentence &&
        find(sentence)
          .slice(0, needResults)
          .map(({ title }) => title),
    );
    const names = new Map(
      components.map(({ title, searchNames }) => [
        title,
        fitting.has(title) ? [asName(sentence), ...searchNames] : searchNames,
      ]),
    );
    named.current = { index: withNames(index, title => names.get(title)), sentence };
    void api.setIndex(named.current.index);
  }, [api, index, components, find, sentence]);
  return null;
}

addons.register('search-names', () => {
  addons.add('search-names/tool', {
    type: types.TOOL,
    title: 'Search by other names',
    render: SearchNames,
  });
});
