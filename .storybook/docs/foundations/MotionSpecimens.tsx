// Samples of the durations and easings of animations.
import { duration, durationPurposes, easing, easingPurposes } from '@fit-to-print/ui/tokens/motion';
import { useRef } from 'react';
import { ComponentsUsing } from './ComponentsUsing.tsx';

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

/** The durations and easings, each with a sample to play. */
export const MotionTable = () => (
  <table className="docs-rows">
    <thead>
      <tr>
        <th scope="col">Token</th>
        <th scope="col">Value</th>
        <th scope="col">Try it</th>
        <th scope="col">Used by</th>
      </tr>
    </thead>
    <tbody>
      {(Object.entries(duration) as [keyof typeof duration, number][]).map(([name, ms]) => (
        <tr key={name} id={`duration.${name}`}>
          <th scope="row">
            duration {name}
            <div className="docs-purpose">{durationPurposes[name]}</div>
          </th>
          <td>{ms} ms</td>
          <td style={{ minWidth: 180 }}>
            <Sample ms={ms} curve={easing.decelerate} />
          </td>
          <td>
            <ComponentsUsing token={`duration.${name}`} />
          </td>
        </tr>
      ))}
      {(Object.entries(easing) as [keyof typeof easing, string][]).map(([name, curve]) => (
        <tr key={name} id={`easing.${name}`}>
          <th scope="row">
            easing {name}
            <div className="docs-purpose">{easingPurposes[name]}</div>
          </th>
          <td>
            <code>{curve}</code>
          </td>
          <td style={{ minWidth: 180 }}>
            <Sample ms={duration.draw} curve={curve} />
          </td>
          <td>
            <ComponentsUsing token={`easing.${name}`} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
