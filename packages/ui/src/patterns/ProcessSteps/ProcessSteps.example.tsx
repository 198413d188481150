// An example of `ProcessSteps` in an app.
import { ProcessSteps } from '@fit-to-print/ui/patterns/ProcessSteps';

export const HowWeWork = () => (
  <ProcessSteps
    steps={[
      { name: 'Brief', text: 'You say what is new.' },
      { name: 'Draft', text: 'We write the release.' },
      { name: 'Proof', text: 'You correct it.' },
      { name: 'Plate', text: 'We send it to the newsrooms.' },
      { name: 'Run', text: 'You see where it was published.' },
    ]}
  />
);
