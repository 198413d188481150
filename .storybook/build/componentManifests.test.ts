// Tests of the descriptions of components that Storybook gives to coding assistants (manifests).
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readCachedFacts } from '../../packages/ui/build/readCachedFacts.ts';
import { correctManifestsWith } from './componentManifests.ts';

const facts = await readCachedFacts();

test('a manifest has the documentation and the import of its component', () => {
  const stories = [{ id: 'components-button--playground', name: 'Playground' }];
  const fromStorybook = {
    components: {
      components: {
        'components-button': {
          name: 'AnotherPart',
          import: "import { Button } from '@fit-to-print/ui';",
          reactDocgen: { props: {} },
          stories,
        },
        'components-toast': { error: { name: 'No component import found', message: '' }, stories: [] },
        // A page of Storybook that is no component: it has no facts, so its manifest stays as it is.
        'messages-error-catalogue': { description: 'A list.', stories: [] },
      },
    },
  };
  const { components } = correctManifestsWith(fromStorybook, facts).components;
  expect(components['components-button']).toEqual({
    import: "import { Button } from '@fit-to-print/ui/components/Button';",
    name: 'Button',
    summary: expect.stringMatching(/^The next step of a page.* Also called: CTA, action, /) as string,
    description: expect.stringContaining('- `href` (`string`, required)') as string,
    stories,
  });
  expect(components['components-toast'].error).toBeUndefined();
  expect(components['messages-error-catalogue']).toEqual({ description: 'A list.', stories: [] });
});

test('no two files of stories share a title, by which Storybook keeps one manifest', () => {
  const cwd = path.resolve(import.meta.dirname, '../..');
  const files = globSync('{packages/*/src,site/src,.storybook/{docs,mail}}/**/*.stories.tsx', { cwd });
  const titles = files.map(
    file => /^ {2}title: '(.+)',$/m.exec(readFileSync(path.join(cwd, file), 'utf8'))?.[1],
  );
  expect(titles).not.toContain(undefined);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
