// The searchable list of all components.
import { useState } from 'react';
import facts from 'virtual:component-facts';
import { notIncluded } from '../../../packages/ui/build/notIncluded.ts';
import { PageLink } from '../../componentPage/PageLink.tsx';
import { RowTable } from '../RowTable.tsx';
import { createFinder } from './findComponents.ts';

/** The components of the admin area are last, as in the sidebar. */
const sorted = facts.components.toSorted(
  (a, b) => Number(a.title.startsWith('Admin/')) - Number(b.title.startsWith('Admin/')),
);

const findComponents = createFinder(sorted);

/**
 * Every component with its purpose and other names, then what the library does not have. A field filters both. What has exactly the name in
 * the field, and is missing, is first: components that only some of its words fit would be taken for it.
 */
export function ComponentList() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matchingComponents = findComponents(query);
  const missing = notIncluded.filter(({ names }) =>
    words.every(word => names.join(' ').toLowerCase().includes(word)),
  );
  const isNameOfMissing = missing.some(({ names }) => names.includes(query.trim().toLowerCase()));
  const missingTable = missing.length > 0 && (
    <>
      <h2>Not in the library</h2>
      <RowTable
        head={['People look for', 'Use instead']}
        rows={missing.map(({ names, instead }) => [names.join(', '), instead])}
      />
    </>
  );
  return (
    <>
      <label className="docs-filter">
        Name or purpose{' '}
        <input type="search" value={query} onChange={event => setQuery(event.currentTarget.value)} />
      </label>{' '}
      <output>
        {matchingComponents.length} of {facts.components.length}
      </output>
      {isNameOfMissing && missingTable}
      {isNameOfMissing && matchingComponents.length > 0 && <h2>In the library</h2>}
      {matchingComponents.length > 0 && (
        <RowTable
          head={['Component', 'What it is for', 'Also called', 'Status']}
          rows={matchingComponents.map(({ title, name, docs }) => [
            <>
              <PageLink title={title}>{name}</PageLink>
              <div className="docs-group">{title.split('/').slice(0, -1).join(', ')}</div>
            </>,
            docs.purpose,
            docs.aliases.join(', '),
            docs.status,
          ])}
        />
      )}
      {!isNameOfMissing && missingTable}
      {matchingComponents.length + missing.length === 0 && (
        <p>
          Nothing has this name. Try another word, or ask for it:{' '}
          <PageLink title="Start here/For designers">For designers</PageLink> says how.
        </p>
      )}
    </>
  );
}
