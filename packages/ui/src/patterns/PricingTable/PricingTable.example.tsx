// An example of `PricingTable` in an app. A tier is a monthly package.
import { PricingTable } from '@fit-to-print/ui/patterns/PricingTable';
import { Box } from '@fit-to-print/ui/primitives/Box';

/**
 * Each tier has the features of the one before it. `/mo` is read as “per month”. `figures` are the rows with a value per tier; `features` are
 * the rows that a tier has or does not have, from `firstTier` on. The table needs the margins of `Box` with `pageWidth`: on phones its last
 * column is as wide as they are, and without them the page scrolls sideways.
 */
export const Prices = () => (
  <Box pageWidth>
    <PricingTable
      caption="What each tier includes, and its price"
      terms="Monthly, cancel anytime"
      period={{ text: '/mo', accessibleText: 'per month' }}
      legend={{ mark: 'Marked:', text: 'more than in the tier before' }}
      groups={{ figures: 'How much', features: 'What else' }}
      tiers={[
        {
          id: 'starter',
          name: 'Starter',
          price: '$499',
          href: 'https://checkout.example/starter',
          buy: 'Buy Starter',
        },
        {
          id: 'growth',
          name: 'Growth',
          price: '$1,299',
          href: 'https://checkout.example/growth',
          buy: 'Buy Growth',
        },
        {
          id: 'authority',
          name: 'Authority',
          price: '$2,499',
          href: 'https://checkout.example/authority',
          buy: 'Buy Authority',
        },
      ]}
      figures={[
        { label: 'Press releases', values: ['1 a month', '2 a month', '4 a month'] },
        { label: 'Delivery', values: ['5 days', '4 days', '2 days'] },
      ]}
      features={[
        { label: 'Placement report', firstTier: 'starter' },
        { label: 'Account manager', firstTier: 'growth' },
        { label: 'Weekly call', firstTier: 'authority' },
      ]}
      glossary={{
        title: 'Terms',
        terms: [{ term: 'Placement', text: 'A page that publishes the press release.' }],
      }}
      included="Included"
      notIncluded="Not included"
    />
  </Box>
);
