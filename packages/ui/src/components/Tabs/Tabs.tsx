import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

export interface TabsProps<Value extends string> {
  /** What the tabs choose between, for assistive technology. */
  label: string;
  /** One tab and its panel each, in their order. */
  tabs: readonly { readonly value: Value; readonly label: string; readonly content: ReactNode }[];
  /** The tab that is open. */
  value: Value;
  /** A tab was chosen: pass its value back as `value`. */
  onChange: (value: Value) => void;
}

/** One of a few sheets at a time. Arrow keys go from tab to tab. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={next => onChange(next as Value)}>
      {/* `undefined` takes back styles that Radix sets inline: in a prerendered page the policy forbids them. */}
      <Radix.List className={styles.list} aria-label={label} style={{ outline: undefined }}>
        {tabs.map(tab => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={styles.tab}
            // A press that came before the application is repeated as a click, of which Radix takes no notice.
            data-intent=""
            onClick={() => tab.value !== value && onChange(tab.value)}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(tab => (
        // Not a stop of its own: what it holds can be focused.
        <Radix.Content key={tab.value} value={tab.value} asChild tabIndex={-1}>
          <div className={styles.panel} style={{ animationDuration: undefined }}>
            {tab.content}
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
