// The studio's portfolio companies, which the home page lists.
import type { Placeholder } from './types.ts';

/** A color in OKLCH: lightness 0–1, chroma, hue in degrees. */
type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** A portfolio company. While a visitor points at its name, the page has the company's two colors. */
export interface Company extends Placeholder {
  readonly name: string;
  readonly description: string;
  /** Background of the page. */
  readonly backgroundColor: Oklch;
  /** Color of the name, which is large text: contrast of at least 3:1 with the background. */
  readonly brandColor: Oklch;
  readonly url: `https://${string}`;
  /** `live`: the product is out. `cooking`: it is not out yet. */
  readonly status: 'live' | 'cooking';
  /** Position on mobile, from 1. Wider pages use the order in this file. */
  readonly mobileOrder: number;
}

export const companies: readonly Company[] = [
  {
    isPlaceholder: true,
    name: 'Northpier',
    description: 'Freight paperwork for Great Lakes ports, filed before the ship ties up.',
    backgroundColor: [0.33, 0.085, 245],
    brandColor: [0.87, 0.14, 92],
    url: 'https://northpier.example',
    status: 'live',
    mobileOrder: 2,
  },
  {
    isPlaceholder: true,
    name: 'Kettlemoor',
    description: 'Trail conditions, reported by the people who rake them.',
    backgroundColor: [0.75, 0.15, 52],
    brandColor: [0.33, 0.1, 28],
    url: 'https://kettlemoor.example',
    status: 'cooking',
    mobileOrder: 4,
  },
  {
    isPlaceholder: true,
    name: 'Hopyard',
    description: 'Harvest forecasts and fair contracts for growers under 40 acres.',
    backgroundColor: [0.86, 0.17, 118],
    brandColor: [0.38, 0.11, 145],
    url: 'https://hopyard.example',
    status: 'live',
    mobileOrder: 1,
  },
  {
    isPlaceholder: true,
    name: 'Second Shift',
    description: 'Childcare by the hour for people who work nights.',
    backgroundColor: [0.23, 0.03, 255],
    brandColor: [0.78, 0.16, 62],
    url: 'https://second-shift.example',
    status: 'cooking',
    mobileOrder: 5,
  },
  {
    isPlaceholder: true,
    name: 'Ovenbird',
    description: 'Standing orders for neighborhood bakeries, settled by 4 a.m.',
    backgroundColor: [0.9, 0.05, 78],
    brandColor: [0.5, 0.19, 27],
    url: 'https://ovenbird.example',
    status: 'live',
    mobileOrder: 3,
  },
];

/** The words for a status. “Cooking” is the specification's word for a product that is not out yet. */
export const companyStatusText = { live: 'in print', cooking: 'on press' } as const;

export const companiesSection = {
  title: 'Companies',
  note: 'Sample companies, invented. They stand here until real ones have agreed to be named.',
} as const;
