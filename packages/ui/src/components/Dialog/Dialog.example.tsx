// An example of `Dialog` in an app. `closeLabel` is the name of the button at the top that closes it. The tone `critical` marks what cannot be undone.
import { useState } from 'react';
import { Button } from '@fit-to-print/ui/components/Button';
import { Dialog } from '@fit-to-print/ui/components/Dialog';
import { Stack } from '@fit-to-print/ui/primitives/Stack';
import { Text } from '@fit-to-print/ui/primitives/Text';

export function DeleteDraft({ onDelete }: { onDelete: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the draft</Button>
      <Dialog open={open} onClose={close} title="Delete this draft?" closeLabel="Close">
        <Stack gap={3}>
          <Text>Its text is lost. You cannot undo this.</Text>
          <Stack direction="row" gap={2}>
            <Button
              tone="critical"
              onClick={() => {
                onDelete();
                close();
              }}
            >
              Delete the draft
            </Button>
            <Button onClick={close}>Keep it</Button>
          </Stack>
        </Stack>
      </Dialog>
    </>
  );
}
