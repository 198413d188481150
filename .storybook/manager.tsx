// The configuration of Storybook's own interface. Its search also finds components by other names.
import { useEffect } from 'react';
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

/** Adds the aliases to each index that Storybook loads: at the start, and after a change of a story. */
function SearchAliases() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  useEffect(() => {
    if (!index || Object.values(index.entries).some(entry => 'anchors' in entry)) return;
    void (async () => {
      const response = await fetch('component-aliases.json');
      if (response.ok) await api.setIndex(withAliases(index, await response.json()));
    })();
  }, [api, index]);
  return null;
}

addons.register('search-aliases', () => {
  addons.add('search-aliases/tool', {
    type: types.TOOL,
    title: 'Search by other names',
    render: SearchAliases,
  });
});
