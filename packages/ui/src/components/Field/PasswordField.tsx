import { useState } from 'react';
import { classes } from '../../primitives/classes.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<FieldProps, 'variant'> {
  /** Words of the button that uncovers what was typed, and covers it again. */
  show: string;
  /** The same, once the password can be read. */
  hide: string;
  /** Of a password that exists, or of one that is being made up. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which its owner may look at. Pasting is welcome. */
export function PasswordField({ show, hide, autoComplete, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {control => (
        <div className={styles.frame}>
          <input
            {...control}
            className={classes(control.className, styles.input)}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button type="button" className={styles.toggle} data-intent="" onClick={() => setShown(!shown)}>
            {shown ? hide : show} <VisuallyHidden>{field.label}</VisuallyHidden>
          </button>
        </div>
      )}
    </Field>
  );
}
