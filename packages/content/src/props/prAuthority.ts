// The texts of /PR-Authority, as the props of its components. A tier is a monthly package of press releases.
import type { PrAuthorityData } from '@fit-to-print/ui/templates/PrAuthorityTemplate';
import { guarantee as copy } from '../guarantee.ts';
import { formatPrice } from '../formatPrice.ts';
import { placementReport, samplePlacementReport } from '../placementReport.ts';
import { prAuthority } from '../prAuthority.ts';
import { testimonials } from '../testimonials.ts';
import { featureRows, figureRows, rateCardGlossary, type TierId, tiers } from '../tiers.ts';

const { buy, glossaryTitle, ...rates } = prAuthority.rates;

/** The rate card. `hrefOf` returns the address that a tier's Buy button opens. */
export const pricingTable = (hrefOf: (tier: TierId) => string): PrAuthorityData['rates'] => ({
  ...rates,
  figures: figureRows.map(({ id, ...row }) => ({
    ...row,
    values: tiers.map(({ figures, releasesSuffix }) =>
      id === 'releases' && releasesSuffix ? `${figures[id]} ${releasesSuffix.text}` : figures[id],
    ),
  })),
  features: featureRows,
  glossary: { title: glossaryTitle, terms: rateCardGlossary.map(({ term, text }) => ({ term, text })) },
  tiers: tiers.map(({ id, name, price }) => ({
    id,
    name,
    price: formatPrice(price),
    href: hrefOf(id),
    buy: `${buy} ${name}`,
  })),
});

/** The guarantee of /PR-Authority, with the testimonials beside it. */
export const guarantee: PrAuthorityData['guarantee'] = {
  ...copy,
  sectionLabel: prAuthority.guaranteeLabel,
  testimonials: testimonials,
};

const { isPlaceholder: _, ...sample } = samplePlacementReport;

/** The sample of a placement report. */
export const sampleReport: PrAuthorityData['report'] = {
  ...prAuthority.report,
  report: { ...placementReport, ...sample },
};
