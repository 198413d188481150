// Samples of the durations and easings of animations.
import { duration, durationPurposes, easing, easingPurposes } from '@fit-to-print/ui/tokens/motion';
import { useRef } from 'react';
import { TokenTable } from './TokenTable.tsx';

interface SampleProps {
  ms: number;
  curve: string;
}

/** A button, and a square that it moves to the right and back once: `ms` for each way. */
function Sample({ ms, curve }: SampleProps) {
  const square = useRef<HTMLSpanElement>(null);
  const play = () =>
    square.current?.animate({ translate: ['0 0', '120px 0', '0 0'], easing: curve }, { duration: ms * 2 });
  return (
    <>
      <button type="button" className="docs-play" onClick={play}>
        Play
      </button>
      <span ref={square} className="docs-mover" />
    </>
  );
}

const sampleCell = (sample: SampleProps) => (
  <td style={{ minWidth: 180 }}>
    <Sample {...sample} />
  </td>
);

/** The durations and easings, each with a sample to play. */
export const MotionTable = () => (
  <TokenTable
    head={['Token', 'Value', 'Try it']}
    tokens={[
      ...(Object.entries(duration) as [keyof typeof duration, number][]).map(([name, ms]) => ({
        token: `duration.${name}`,
        name: `duration ${name}`,
        purpose: durationPurposes[name],
        cells: [`${ms} ms`, sampleCell({ ms, curve: easing.decelerate })],
      })),
      ...(Object.entries(easing) as [keyof typeof easing, string][]).map(([name, curve]) => ({
        token: `easing.${name}`,
        name: `easing ${name}`,
        purpose: easingPurposes[name],
        cells: [`\`${curve}\``, sampleCell({ ms: duration.draw, curve })],
      })),
    ]}
  />
);
