/**
 * How one line is set. A headline is its own size container, so a line has one setting for every width of the sheet.
 */
export interface Setting {
  /** Font size in cqi: hundredths of the measure. */
  size: number;
  /** Archivo's width axis, 62–125. */
  width: number;
  /** Left side bearing of the first letter in em: hung into the margin, so that ink aligns, not boxes. */
  offset: number;
}

/**
 * The steps that settings are rounded to, as hexadecimal digits. Neither inline styles nor a rule for every line may ship, so
 * a line carries one class for each digit (`digitClasses`) and CSS sums them (CopyfitHeadline.css.ts). A step of width is
 * a third of a pixel on the widest sheet; size is rounded first and width solved for it, so its step costs nothing.
 */
export const scales = {
  size: { at: 0, digits: 2, from: 1 / 4, step: 1 / 4 },
  width: { at: 2, digits: 3, from: 62, step: 1 / 64 },
  offset: { at: 5, digits: 2, from: -0.08, step: 0.001 },
} as const satisfies Record<keyof Setting, { at: number; digits: number; from: number; step: number }>;

/** Seven hexadecimal digits: two of size, three of width, two of offset. */
export type Digits = string;

/** The largest type there is, in cqi. */
export const maxSize = scales.size.from + (16 ** scales.size.digits - 1) * scales.size.step;

const encodeOn = ({ digits, from, step }: (typeof scales)[keyof typeof scales], value: number): string => {
  const steps = Math.round((value - from) / step);
  return Math.min(16 ** digits - 1, Math.max(0, steps))
    .toString(16)
    .padStart(digits, '0');
};

export const encode = ({ size, width, offset }: Setting): Digits =>
  encodeOn(scales.size, size) + encodeOn(scales.width, width) + encodeOn(scales.offset, offset);

/** What digits say, to their steps. */
export function decode(digits: Digits): Setting {
  const valueOf = ({ at, digits: count, from, step }: (typeof scales)[keyof typeof scales]) =>
    from + Number.parseInt(digits.slice(at, at + count), 16) * step;
  return { size: valueOf(scales.size), width: valueOf(scales.width), offset: valueOf(scales.offset) };
}

/** What a digit's place is called: the custom property it sets, and, with the digit, the class that sets it. */
export const place = (index: number): string => `f${index}`;

/** `34a1f02` → `f03 f14 f2a f31 f4f f50 f62` */
export const digitClasses = (digits: Digits): string =>
  Array.from(digits, (digit, index) => place(index) + digit).join(' ');
