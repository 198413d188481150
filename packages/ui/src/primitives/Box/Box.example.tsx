// An example of `Box` in an app.
import { Box } from '@fit-to-print/ui/primitives/Box';
import { Stack } from '@fit-to-print/ui/primitives/Stack';
import { Text } from '@fit-to-print/ui/primitives/Text';

/** A notice at the top of a page, for as long as a service is down. */
export const OutageNotice = () => (
  <Box pageWidth paddingBlock={2}>
    <Box background="surface" padding={3}>
      <Stack gap={1}>
        <Text as="h2" variant="head" tone="critical">
          Checkout is down.
        </Text>
        <Text>You cannot buy a package at present. Your account and your orders work.</Text>
      </Stack>
    </Box>
  </Box>
);
