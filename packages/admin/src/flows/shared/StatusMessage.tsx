import { Button } from '@fit-to-print/ui/components/Button';
import { Text, type TextProps } from '@fit-to-print/ui/primitives/Text';

interface StatusMessageProps {
  text: string;
  /** `critical` marks an error, which screen readers read immediately. */
  tone?: Extract<TextProps['tone'], 'muted' | 'critical'>;
  action?: { readonly text: string; readonly onClick: () => void };
  id?: string;
  className: string;
}

/** The state of a list or panel in one sentence, with at most one button. */
export function StatusMessage({ text, tone, action, id, className }: StatusMessageProps) {
  return (
    // A new element for each message: screen readers do not announce an element that only changes its role.
    <div key={text} className={className} role={tone === 'critical' ? 'alert' : 'status'}>
      <Text id={id} tone={tone}>
        {text}
      </Text>
      {action && (
        <Button size="small" onClick={action.onClick}>
          {action.text}
        </Button>
      )}
    </div>
  );
}
