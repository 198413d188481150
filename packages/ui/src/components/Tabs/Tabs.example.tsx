// An example of `Tabs` in an app.
import { useState } from 'react';
import { Tabs } from '@fit-to-print/ui/components/Tabs';
import { Text } from '@fit-to-print/ui/primitives/Text';

export function Editions() {
  const [value, setValue] = useState<'early' | 'late'>('early');
  return (
    <Tabs
      label="Editions"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'early', label: 'Early edition', content: <Text>Closes at six in the evening.</Text> },
        { value: 'late', label: 'Late edition', content: <Text>Closes at ten.</Text> },
      ]}
    />
  );
}
