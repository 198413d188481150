// Style of a text that looks like a handwritten note, such as the placeholder of a field or a short hint.
import { pencilFamily } from '../tokens/type.ts';
import { vars } from './contract.css.ts';

/** Slanted letters in the accent color. Their size depends on the container. */
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
