import facts from 'virtual:component-facts';
import { PageLink } from '../../componentPage/PageLink.tsx';

/** Links to the components whose own styles use a design token. Components that only contain such a component are left out. */
export function ComponentsUsing({ token }: { token: string }) {
  const components = facts.components.filter(({ tokens }) => tokens.includes(token));
  if (components.length === 0) return <span>–</span>;
  return (
    <details>
      <summary>
        {components.length} {components.length === 1 ? 'component' : 'components'}
      </summary>
      {components.map(({ title, name }, index) => (
        <span key={title}>
          {index > 0 && ', '}
          <PageLink title={title}>{name}</PageLink>
        </span>
      ))}
    </details>
  );
}
