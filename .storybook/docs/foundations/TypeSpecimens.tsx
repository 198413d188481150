// Samples of the fonts and the type scale. `CopyfitHeadline` makes each line of a headline as wide as its column.
import { CopyfitHeadline } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import type { HeadlineText } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import {
  families,
  familyPurposes,
  typePurposes,
  type TypeStyle,
  type TypeStyleName,
  typeStyles,
  weights,
  wordSpacingAt,
} from '@fit-to-print/ui/tokens/type';
import { useState } from 'react';
import { TokenTable } from './TokenTable.tsx';

const steps = Object.entries(typeStyles) as [TypeStyleName, TypeStyle][];

/** The three font families. */
export const Families = () => (
  <TokenTable
    head={['Family', 'Typeface']}
    tokens={(Object.keys(families) as (keyof typeof families)[]).map(family => ({
      token: `family.${family}`,
      purpose: familyPurposes[family],
      cells: [
        <td key="sample" style={{ font: `${weights[family]} 32px/40px ${families[family]}` }}>
          {families[family].split("'")[1]} {weights[family]}
        </td>,
      ],
    }))}
  />
);

/** Each step of the type scale, in a text of your own. */
export function TypeScale() {
  const [text, setText] = useState('All the news that fits, 1882–1995');
  return (
    <>
      <label className="docs-tryout">
        Your text <input value={text} onChange={event => setText(event.currentTarget.value)} />
      </label>
      <TokenTable
        head={['Step', 'Sample']}
        tokens={steps.map(([name, step]) => ({
          token: `type.${name}`,
          purpose: typePurposes[name],
          note: (
            <code>
              {step.size}/{step.lineHeight} {step.family} {weights[step.family]}
              {step.width && `, ${step.width}% wide`}
            </code>
          ),
          cells: [
            <td
              key="sample"
              style={{
                font: `${weights[step.family]} ${step.size}px/${step.lineHeight}px ${families[step.family]}`,
                ...(step.width && { fontStretch: `${step.width}%` }),
                wordSpacing: step.width && `${wordSpacingAt(step.width)}em`,
                letterSpacing: step.letterSpacing && `${step.letterSpacing}em`,
              }}
            >
              {text}
            </td>,
          ],
        }))}
      />
    </>
  );
}

/** Lines of text as a headline: `/` divides a line where narrow windows break it, `-old- +new+` is a correction. */
const parse = (text: string): HeadlineText =>
  text
    .split('\n')
    .filter(line => line.trim())
    .map(line =>
      line.split('/').map(chunk => {
        const [, before = '', del, ins, after = ''] =
          /^(.*?)-(\S+)- \+(\S+?)\+(.*)$/.exec(chunk.trim()) ?? [];
        return del === undefined || ins === undefined
          ? chunk.trim()
          : [before, { del }, ' ', { ins }, after].filter(run => run !== '');
      }),
    ) as HeadlineText;

/** A headline of your own, in a column of any width. */
export function CopyfitTryOut() {
  const [text, setText] = useState('We build startups/and make them\n-unicorns- +news.+');
  const [sizeBias, setSizeBias] = useState(0.5);
  const [width, setWidth] = useState(100);
  const lines = parse(text);
  return (
    <div className="docs-tryout">
      <label>
        Lines. A slash divides a line on narrow windows; -old- +new+ is a correction
        <textarea rows={3} value={text} onChange={event => setText(event.currentTarget.value)} />
      </label>
      <label>
        Size bias {sizeBias} (0: small, wide letters; 1: large, narrow letters)
        <input
          type="range"
          min={0}
          max={1}
          step={0.1}
          value={sizeBias}
          onChange={event => setSizeBias(Number(event.currentTarget.value))}
        />
      </label>
      <label>
        Column {width}%
        <input
          type="range"
          min={20}
          max={100}
          step={5}
          value={width}
          onChange={event => setWidth(Number(event.currentTarget.value))}
        />
      </label>
      <div className="docs-copyfit sb-unstyled" style={{ width: `${width}%` }}>
        {lines.length > 0 && <CopyfitHeadline as="p" text={lines} sizeBias={sizeBias} />}
      </div>
    </div>
  );
}
