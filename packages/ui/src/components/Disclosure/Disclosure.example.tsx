// An example of `Disclosure` in an app.
import { Disclosure } from '@fit-to-print/ui/components/Disclosure';
import { Text } from '@fit-to-print/ui/primitives/Text';

export const Question = () => (
  <Disclosure summary="What does it cost?">
    <Text>$599 a month, for as long as you stay.</Text>
  </Disclosure>
);
