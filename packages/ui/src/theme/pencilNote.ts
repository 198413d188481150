// Style of a handwritten note in pencil, such as a placeholder or a prompt.
import { pencilFamily } from '../tokens/type.ts';
import { vars } from './contract.css.ts';

/** A note in blue pencil. Its size depends on the container. */
export const pencilNote = {
  justifySelf: 'center',
  margin: 0,
  fontFamily: pencilFamily,
  fontSize: 'clamp(1.75rem, 11cqi, 3.5rem)',
  fontStyle: 'italic',
  fontWeight: 500,
  lineHeight: 1,
  letterSpacing: '-.02em',
  color: vars.color.pencil,
  overflowWrap: 'anywhere',
  rotate: '-2deg',
} as const;
