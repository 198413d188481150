import { Head } from './Head.tsx';
import { usePage } from './usePage.ts';

/** What stands between header and footer, and what the document says of itself. */
export function PageView() {
  const { Template, template, path, data, head, frame } = usePage();
  return (
    <>
      <Head {...head} path={path} template={template} siteName={frame.brand.name} origin={frame.origin} />
      <Template data={data} />
    </>
  );
}
