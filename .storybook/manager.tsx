// The configuration of Storybook's own interface. Its search also finds components by other names.
import { useEffect, useState } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
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

/** Gives the pages of components their other names as `anchors`, which Storybook's search reads. */
const withAliases = (index: Index, aliases: Readonly<Record<string, readonly string[]>>): Index => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(index.entries).map(([id, entry]) => [
      id,
      entry.type === 'docs' && aliases[entry.title]
        ? { ...entry, anchors: aliases[entry.title]!.map(title => ({ id: '', title })) }
        : entry,
    ]),
  ),
});

/** True once a person has moved the focus into the search. */
function useSearchFocus(): boolean {
  const [hasSearched, setHasSearched] = useState(false);
  useEffect(() => {
    const noticeSearch = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.type === 'search') setHasSearched(true);
    };
    document.addEventListener('focusin', noticeSearch);
    return () => document.removeEventListener('focusin', noticeSearch);
  }, []);
  return hasSearched;
}

/**
 * Adds the aliases to each index that Storybook loads: the first one, and those after a change of a story. It waits until a person searches,
 * because a new index renders the whole sidebar again.
 */
function SearchAliases() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  const hasSearched = useSearchFocus();
  useEffect(() => {
    if (!hasSearched || !index || Object.values(index.entries).some(entry => 'anchors' in entry)) return;
    void (async () => {
      const response = await fetch('component-aliases.json');
      if (response.ok) await api.setIndex(withAliases(index, await response.json()));
    })();
  }, [api, index, hasSearched]);
  return null;
}

addons.register('search-aliases', () => {
  addons.add('search-aliases/tool', {
    type: types.TOOL,
    title: 'Search by other names',
    render: SearchAliases,
  });
});
