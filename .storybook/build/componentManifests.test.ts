import { expect, test } from 'vitest';
import { readComponentFacts } from '../../packages/ui/build/componentFacts.ts';
import { correctManifestsWith } from './componentManifests.ts';

const facts = await readComponentFacts();

test('a manifest has the documentation and the import of its component', () => {
  const stories = [{ id: 'components-button--playground', name: 'Playground' }];
  const fromStorybook = {
    components: {
      components: {
        'components-button': {
          import: "import { Button } from '@fit-to-print/ui';",
          reactDocgen: { props: {} },
          stories,
        },
        'components-toast': { error: { name: 'No component import found', message: '' }, stories: [] },
        'messages-error-catalogue': { description: 'A list.', stories: [] },
      },
    },
  };
  const { components } = correctManifestsWith(fromStorybook, facts).components;
  expect(components['components-button']).toEqual({
    import: "import { Button } from '@fit-to-print/ui/components/Button';",
    description: expect.stringContaining('- `href` (`string`, required)') as string,
    stories,
  });
  expect(components['components-toast'].error).toBeUndefined();
  expect(components['messages-error-catalogue']).toEqual({ description: 'A list.', stories: [] });
});
