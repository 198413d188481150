import { classNames } from '../../primitives/classNames.ts';
import * as styles from './PressPass.css.ts';
import { SignInPanelHeader, type SignInPanelHeaderCopy } from './SignInPanelHeader.tsx';

export type PressPassCopy = SignInPanelHeaderCopy;

interface PressPassProps {
  /** The pass's texts. */
  copy: PressPassCopy;
  /** Makes the pass an upright card on wide pages. Otherwise it is a strip. */
  isUpright?: boolean;
}

/** A press pass with a portrait. Hidden from assistive technology: it is decoration. */
export const PressPass = ({ copy, isUpright = false }: PressPassProps) => (
  <div className={classNames(styles.strip, isUpright && styles.upright)}>
    <SignInPanelHeader {...copy} />
  </div>
);
