import { decode } from '@fit-to-print/ui/primitives/CopyfitHeadline/lineFit';
import type { CopyfitRequest, HeadlineFit } from '@fit-to-print/ui/primitives/CopyfitHeadline/solve';
import { textOf } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { pageSpace } from '@fit-to-print/ui/tokens/space';

/** In px, on the narrowest screen. */
const minSize = 24;
const narrowestScreen = 320;
const narrowestColumn = narrowestScreen - 2 * pageSpace.margin.narrow;

/** Where a headline is in a page's data: `closing.headline`. */
function fieldOf(value: unknown, headline: string, at: readonly string[] = []): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (JSON.stringify(value) === headline) return at.join('.');
  for (const [key, child] of Object.entries(value)) {
    const field = fieldOf(child, headline, [...at, key]);
    if (field !== undefined) return field;
  }
  return undefined;
}

/** The file of a page that one file adds. */
function fileOf(page: string): string | undefined {
  const city = /^\/(?:PR-Authority|creative-studio)-(.+)$/.exec(page)?.[1];
  if (city !== undefined) return `cities/${city}.ts`;
  const article = /^\/insights\/(.+)$/.exec(page)?.[1];
  return article === undefined ? undefined : `articles/${article}.md`;
}

/**
 * Refuses headlines that are too long to be read on a narrow screen.
 * @throws With the page, the field, the headline and its size.
 */
export function checkHeadlineSizes(page: {
  readonly path: string;
  readonly data: unknown;
  /** The page's fitted headlines by `copyfitKey`. */
  readonly fits: Readonly<Record<string, HeadlineFit>>;
}): void {
  for (const [key, { wide, narrow }] of Object.entries(page.fits)) {
    const lines = narrow?.flat() ?? wide;
    const size = (Math.min(...lines.map(encodedFit => decode(encodedFit).size)) * narrowestColumn) / 100;
    if (size >= minSize) continue;
    const { text } = JSON.parse(key) as CopyfitRequest;
    const words = text.flat(2).map(textOf).join(' ');
    const field = fieldOf(page.data, JSON.stringify(text)) ?? 'headline';
    const file = fileOf(page.path);
    const source = file === undefined ? page.path : `${page.path} (packages/content/src/${file})`;
    throw new Error(
      `${source}, field ${field}: the headline “${words}” would be ${size.toFixed(1)} px on a screen of ${narrowestScreen} px, and ${minSize} px is the least. Shorten its longest line, or break it into more lines.`,
    );
  }
}
