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
