// Tests that the bundle gets the production build of react-router, which the package does not export.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { productionId } from './productionRouter.ts';

const require = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));

test.each(['react-router', 'react-router/dom'])('productionId finds the production build of %s', name => {
  expect(existsSync(productionId(require.resolve(name)))).toBe(true);
});

test('productionId throws when the package has no development build to replace', () => {
  expect(() => productionId('/node_modules/react-router/dist/index.mjs')).toThrow(
    'its production build was not found',
  );
});
