// The first page of the test app, an app of Next.js that has installed the design system.
import { Button } from '@fit-to-print/ui/components/Button';
import { Disclosure } from '@fit-to-print/ui/components/Disclosure';
import { CopyfitHeadline } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import { Stack } from '@fit-to-print/ui/primitives/Stack';
import { Text } from '@fit-to-print/ui/primitives/Text';
import { AskForm } from './AskForm.tsx';

/** A server component: everything but `Ask` is rendered on the server. */
export default function Home() {
  return (
    <main>
      <Stack gap={3}>
        <CopyfitHeadline as="h1" text={[['Desks for'], ['hard news.']]} />
        <Text variant="intro">Rendered on the server.</Text>
        <Button href="/cities/press" tone="pencil" arrow>
          Read about a city
        </Button>
        <Disclosure summary="Does it wobble?">No.</Disclosure>
        <AskForm />
      </Stack>
    </main>
  );
}
