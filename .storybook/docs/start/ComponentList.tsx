// The searchable list of all components.
import { useState } from 'react';
import facts from 'virtual:component-facts';
import { notIncluded } from '../../../packages/ui/build/notIncluded.ts';
import { PageLink } from '../../componentPage/PageLink.tsx';
import { RichLine } from '../../componentPage/RichLine.tsx';
import { RowTable } from '../RowTable.tsx';
import { createFinder } from './findComponents.ts';

/** The components of the admin area are last, as in the sidebar. */
const sorted = facts.components.toSorted(
  (a, b) => Number(a.title.startsWith('Admin/')) - Number(b.title.startsWith('Admin/')),
);

const findComponents = createFinder(sorted);

/** Every component with its purpose and other names, then what the library does not have. A field filters both. */
export function ComponentList() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matchingComponents = findComponents(query);
  const missing = notIncluded.filter(({ names }) =>
    words.every(word => names.join(' ').toLowerCase().includes(word)),
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
      <table className="docs-rows">
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">What it is for</th>
            <th scope="col">Also called</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {matchingComponents.map(({ title, name, docs }) => (
            <tr key={title}>
              <th scope="row">
                <PageLink title={title}>{name}</PageLink>
                <div className="docs-group">{title.split('/').slice(0, -1).join(', ')}</div>
              </th>
              <td>
                <RichLine text={docs.purpose} />
              </td>
              <td>{docs.aliases.join(', ')}</td>
              <td>{docs.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {missing.length > 0 && (
        <>
          <h2>Not in the library</h2>
          <RowTable
            head={['People look for', 'Use instead']}
            rows={missing.map(({ names, instead }) => [names.join(', '), instead])}
          />
        </>
      )}
      {matchingComponents.length + missing.length === 0 && (
        <p>
          Nothing has this name. Try another word, or ask for it:{' '}
          <PageLink title="Start here/For designers">For designers</PageLink> says how.
        </p>
      )}
    </>
  );
}
