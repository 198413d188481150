import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

export interface TabsProps<Value extends string> {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs with the content of their panels, in order. */
  tabs: readonly { readonly value: Value; readonly label: string; readonly content: ReactNode }[];
  /** The value of the selected tab. */
  value: Value;
  /** Called with the value of the tab that the user selects. */
  onChange: (value: Value) => void;
}

/** Shows one of several panels. The arrow keys move between the tabs. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={next => onChange(next as Value)}>
      {/* `undefined` removes inline styles of Radix, which the content security policy forbids in prerendered pages. */}
      <Radix.List className={styles.list} aria-label={label} style={{ outline: undefined }}>
        {tabs.map(tab => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={styles.tab}
            // Only the panel of the selected tab is in the document.
            {...(tab.value !== value && { 'aria-controls': undefined })}
            // The site replays early clicks as `click` events, but Radix listens for `mousedown`.
            data-intent=""
            onClick={() => tab.value !== value && onChange(tab.value)}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(tab => (
        // The panel is not a tab stop, since its content can be focused.
        <Radix.Content key={tab.value} value={tab.value} asChild tabIndex={-1}>
          <div className={styles.panel} style={{ animationDuration: undefined }}>
            {tab.content}
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
