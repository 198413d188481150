import { useState } from 'react';
import facts from 'virtual:component-facts';
import { PageLink } from '../../componentPage/PageLink.tsx';
import { RichLine } from '../../componentPage/RichLine.tsx';

/** The components of the staff area are last, as in the sidebar. */
const sorted = facts.components.toSorted(
  (a, b) => Number(a.title.startsWith('Admin/')) - Number(b.title.startsWith('Admin/')),
);

/** Every component with its purpose and other names, which a field filters. */
export function ComponentList() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matchingComponents = sorted.filter(({ title, docs }) => {
    const text = [title, docs.purpose, ...docs.aliases].join(' ').toLowerCase();
    return words.every(word => text.includes(word));
  });
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
    </>
  );
}
