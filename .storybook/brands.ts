// The brands that the toolbar of Storybook offers.
import type { Theme } from '@fit-to-print/ui/brands/theme';
import * as broadsheet from '../packages/ui/src/brands/broadsheet.ts';
import * as gazette from '../packages/ui/src/brands/gazette.ts';

/** The theme of each brand, in the toolbar's order. */
export const brands = { broadsheet, gazette } satisfies Record<string, Theme>;
export type Brand = keyof typeof brands;

export const defaultBrand: Brand = 'broadsheet';

export const isBrand = (name: string): name is Brand => Object.hasOwn(brands, name);
