import { editions } from '@fit-to-print/ui/tokens/color';
import { brands, defaultBrand } from '../../brands.ts';

/** Links to the token files of every brand and edition, in one format. An edition is a color theme: day is light, night is dark. */
export const TokenFiles = ({ format }: { format: 'figma' | 'tokens' }) => (
  <ul>
    {Object.entries(brands).flatMap(([brand, { name }]) =>
      Object.keys(editions).map(edition => {
        const file = `${edition}.${format}.json`;
        return (
          <li key={brand + edition}>
            <a href={brand === defaultBrand ? `tokens/${file}` : `brands/${brand}.${file}`} download>
              {name}, {edition} edition: {file}
            </a>
          </li>
        );
      }),
    )}
  </ul>
);
