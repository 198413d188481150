// An example of `PackageCards` in an app.
import { PackageCards } from '@fit-to-print/ui/patterns/PackageCards';

/** The package with a stamp is the recommended one. `placeAndTerms` is the text after each package's name. */
export const Packages = () => (
  <PackageCards
    placeAndTerms="for Boston, paid once"
    packages={[
      {
        name: 'Launch',
        price: '$997',
        stamp: null,
        features: ['1 press release'],
        action: { text: 'Start with Launch', href: '/contact' },
      },
      {
        name: 'Growth',
        price: '$2,497',
        stamp: 'Most Popular',
        features: ['3 press releases', 'Detailed analytics'],
        action: { text: 'Start with Growth', href: '/contact' },
      },
      {
        name: 'Authority',
        price: '$4,997',
        stamp: null,
        features: ['6 press releases', 'Account manager'],
        action: { text: 'Start with Authority', href: '/contact' },
      },
    ]}
  />
);
