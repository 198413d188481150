// The test app that uses the installed design system with Vite.
import { Button } from '@fit-to-print/ui/components/Button';
import { Dialog } from '@fit-to-print/ui/components/Dialog';
import { Disclosure } from '@fit-to-print/ui/components/Disclosure';
import { Tabs } from '@fit-to-print/ui/components/Tabs';
import { PricingTable, type PricingTableProps } from '@fit-to-print/ui/patterns/PricingTable';
import { CopyfitHeadline } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import { AnchorContext, type AnchorProps } from '@fit-to-print/ui/primitives/Link';
import { Text } from '@fit-to-print/ui/primitives/Text';
import { scopeClass } from '@fit-to-print/ui/theme/scope';
import { useState } from 'react';

const prices: PricingTableProps = {
  caption: 'What each desk costs',
  tiers: [
    { id: 'small', name: 'Small', price: '$20', href: 'https://example.org/small', buy: 'Buy Small' },
    { id: 'large', name: 'Large', price: '$80', href: 'https://example.org/large', buy: 'Buy Large' },
  ],
  figures: [{ label: 'Drawers', values: ['2', '6'] }],
  features: [{ label: 'Lamp', firstTier: 'large' }],
  terms: 'Monthly, cancel anytime',
  period: { text: '/mo', accessibleText: 'per month' },
  legend: { mark: 'Marked', text: 'values change.' },
  groups: { figures: 'Figures', features: 'Features' },
  glossary: { title: 'Terms', terms: [{ term: 'Lamp', text: 'It lights the desk.' }] },
  included: 'Included',
  notIncluded: 'Not included',
};

/** A link as a router would render it. The tests recognize it by `data-router`. */
function RouterLink({ children, ...props }: AnchorProps) {
  return (
    <a {...props} data-router="">
      {children}
    </a>
  );
}

/** An app with other styles that uses some components of the package. */
export function App() {
  const [isOpen, setIsOpen] = useState(false);
  const [tab, setTab] = useState('oak');
  return (
    <AnchorContext value={RouterLink}>
      <h1>The app’s own heading</h1>
      <p>The app’s own text.</p>
      <main className={scopeClass}>
        <CopyfitHeadline as="h2" text={[['Desks for'], ['hard news.']]} />
        <Text>The text of a component.</Text>
        <Button href="/desks" tone="pencil" arrow>
          See the desks
        </Button>
        <Button onClick={() => setIsOpen(true)}>Ask about a desk</Button>
        <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Ask us" closeLabel="Close">
          <Text>Which desk is it?</Text>
        </Dialog>
        <Tabs
          label="Wood"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'oak', label: 'Oak', content: <Text>From Wisconsin.</Text> },
            { value: 'elm', label: 'Elm', content: <Text>From Vermont.</Text> },
          ]}
        />
        <Disclosure summary="Does it wobble?">No.</Disclosure>
        <PricingTable {...prices} />
      </main>
    </AnchorContext>
  );
}
