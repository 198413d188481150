// An example of `Button` in an app. The tone `pencil` is the accent color of the main action; `arrow` adds an arrow after the text.
import { Button } from '@fit-to-print/ui/components/Button';

export const NextSteps = ({ onSave }: { onSave: () => void }) => (
  <>
    <Button tone="pencil" onClick={onSave}>
      Save the draft
    </Button>
    <Button href="/pricing" arrow>
      See the prices
    </Button>
  </>
);
