import { describe, expect, test } from 'vitest';
import { editions, contrastPairs } from './color.ts';
import { contrast } from './contrast.ts';

describe.each(Object.entries(editions))('the %s edition', (_, palette) => {
  test.each(contrastPairs)(
    '$text on $background has a contrast of at least $minContrast : 1',
    ({ text, background, minContrast }) => {
      expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(minContrast);
    },
  );
});
