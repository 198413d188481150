// Tables of the colors and of their contrasts. An edition is a color theme: day is light, night is dark.
import { nightParts } from '@fit-to-print/ui/brand';
import {
  type ColorName,
  colorPurposes,
  contrastPairs,
  editions,
  nightPairs,
  type Oklch,
  toCss,
} from '@fit-to-print/ui/tokens/color';
import { contrast, toHex } from '@fit-to-print/ui/tokens/contrast';
import { families } from '@fit-to-print/ui/tokens/type';
import { type CSSProperties, useState } from 'react';
import { RowTable } from '../RowTable.tsx';
import { TokenTable } from './TokenTable.tsx';

/** The name and the colors of each edition. */
const editionEntries = Object.entries(editions);
const colorNames = Object.keys(colorPurposes) as ColorName[];

/** A button that shows a text and copies it. */
function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <button
      type="button"
      className="docs-copy"
      style={{ fontFamily: families.mono }}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
    >
      {text}
      <output>{isCopied && ' copied'}</output>
    </button>
  );
}

/** A table of all colors in both editions. */
export const Swatches = () => (
  <TokenTable
    head={['Color', ...Object.keys(editions)]}
    tokens={colorNames.map(name => ({
      token: `color.${name}`,
      purpose: colorPurposes[name],
      cells: editionEntries.map(([edition, palette]) => (
        <td key={edition} className="docs-color" style={{ '--color': toCss(palette[name]) } as CSSProperties}>
          <CopyButton text={toHex(palette[name])} />
          <CopyButton text={toCss(palette[name])} />
        </td>
      )),
    }))}
  />
);

/** A cell in a pair of colors, with their contrast. */
const contrastCell = (text: Oklch, background: Oklch) => (
  <td style={{ background: toCss(background), color: toCss(text) }}>
    {contrast(text, background).toFixed(1)} : 1
  </td>
);

/** A table of all pairs of colors that may be used, with their contrasts (WCAG 2.2), computed from the tokens. */
export const ContrastTable = () => (
  <RowTable
    head={['Pair', 'Minimum', ...Object.keys(editions)]}
    rows={[
      ...contrastPairs.map(({ text, background, minContrast }) => [
        `${text} on ${background}`,
        `${minContrast} : 1`,
        ...editionEntries.map(([, palette]) => contrastCell(palette[text], palette[background])),
      ]),
      ...nightPairs({ editions, nightParts }).map(({ pair, text, background, minContrast }) => [
        pair,
        `${minContrast} : 1`,
        'not used',
        contrastCell(text, background),
      ]),
    ]}
  />
);

/** Returns what a pair with this contrast may be used for. The thresholds are those of WCAG 2.2: 7 (AAA), 4.5 (AA), 3 (large text and edges). */
const permittedUse = (ratio: number) => {
  if (ratio >= 7) return 'any text';
  if (ratio >= 4.5) return 'short text';
  return ratio >= 3 ? 'large text and edges' : 'decoration only';
};

/** Two fields to choose a pair of colors, its contrast in both editions, and whether it may be used. */
export function ContrastChecker() {
  const [text, setText] = useState<ColorName>('pencil');
  const [background, setBackground] = useState<ColorName>('surface');
  const isPermitted = contrastPairs.some(pair => pair.text === text && pair.background === background);
  const select = (label: string, value: ColorName, onChange: (name: ColorName) => void) => (
    <label>
      {label}{' '}
      <select value={value} onChange={event => onChange(event.currentTarget.value as ColorName)}>
        {colorNames.map(name => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
  const contrastIn = (palette: Readonly<Record<ColorName, Oklch>>) =>
    contrast(palette[text], palette[background]);
  return (
    <div className="docs-tryout">
      {select('Text', text, setText)} {select('on', background, setBackground)}
      <div className="docs-editions">
        {editionEntries.map(([edition, palette]) => (
          <p
            key={edition}
            style={{ background: toCss(palette[background]), color: toCss(palette[text]), padding: 16 }}
          >
            {edition}: {contrastIn(palette).toFixed(1)} : 1, {permittedUse(contrastIn(palette))}
          </p>
        ))}
      </div>
      <output>
        {isPermitted
          ? 'This pair may be used: a test checks its contrast.'
          : 'This pair is not used. To use it, add it to contrastPairs in tokens/color.ts.'}
      </output>
    </div>
  );
}
