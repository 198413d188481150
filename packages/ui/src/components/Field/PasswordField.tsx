import { useState } from 'react';
import { classNames } from '../../primitives/classNames.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<FieldProps, 'variant'> {
  /** Text of the button that shows the password. */
  showLabel: string;
  /** Text of the button while the password is visible. */
  hideLabel: string;
  /** Tells password managers whether the password exists or is being created. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password input with a button that shows the password. */
export function PasswordField({ showLabel, hideLabel, autoComplete, ...field }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Field {...field}>
      {controlProps => (
        <div className={styles.wrapper}>
          <input
            {...controlProps}
            className={classNames(controlProps.className, styles.input)}
            type={isVisible ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.toggle}
            // A click before the app has loaded makes the page load it, and is then replayed.
            data-intent=""
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? hideLabel : showLabel} <VisuallyHidden>{field.label}</VisuallyHidden>
          </button>
        </div>
      )}
    </Field>
  );
}
