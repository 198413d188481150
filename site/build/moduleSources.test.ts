// Tests of the search for all modules that a module imports.
import { expect, it } from 'vitest';
import { sourcesOf } from './moduleSources.ts';

it('sourcesOf finds modules of several packages, once each, from the one that draws social images', async () => {
  const sources = await sourcesOf(new URL('./socialImage.ts', import.meta.url).href);
  for (const file of [
    'site/build/socialImage.ts',
    'site/build/copyfit.ts',
    'ui/src/primitives/CopyfitHeadline/strike.ts',
    'ui/src/primitives/CopyfitHeadline/solve.ts',
    'ui/src/tokens/contrast.ts',
    'content/src/brand.ts',
  ]) {
    const [url, ...others] = [...sources.keys()].filter(source => source.endsWith(`/${file}`));
    expect(others).toEqual([]);
    expect(sources.get(url!)).toContain('export ');
  }
});
