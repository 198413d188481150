// How to use `Toast` in an app.
import { Button } from '@fit-to-print/ui/components/Button';
import { ToastProvider, useToast } from '@fit-to-print/ui/components/Toast';

function SaveButton({ onSave }: { onSave: () => void }) {
  const toast = useToast();
  return (
    <Button
      onClick={() => {
        onSave();
        toast.show({ tone: 'success', title: 'Draft saved', description: null });
      }}
    >
      Save the draft
    </Button>
  );
}

/** An app has one provider, around all its pages. */
export const Application = ({ onSave }: { onSave: () => void }) => (
  <ToastProvider
    copy={{ dismiss: 'Dismiss', reference: 'Reference', success: 'Note', destructive: 'Problem' }}
  >
    <SaveButton onSave={onSave} />
  </ToastProvider>
);
