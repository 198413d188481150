// A table of the gates: the commands that must pass before a change is accepted.
import benchmarks from '../../../docs/benchmarks.json' with { type: 'json' };
import type { BenchRecord } from '../../../tests/bench/compare.ts';
import { median } from '../../../tests/bench/median.ts';
import type { Gate } from '../../../tests/gates/gates.ts';
import type { GateRun, GateRuns } from '../../../tests/gates/results.ts';
import { RowTable } from '../RowTable.tsx';

/** A glob instead of an import, because the file exists only after a gate has run on this machine. */
const files = import.meta.glob<GateRuns>('../../../test-results/gates.json', {
  eager: true,
  import: 'default',
});
const runs: GateRuns = Object.values(files)[0] ?? {};
const { gates: measured } = benchmarks as { gates?: { saved: BenchRecord } };

const describeRun = (run: GateRun | undefined) =>
  run ? `${run.state}, ${run.seconds} s, ${run.date}` : 'did not run here';

function describeMeasured(script: string): string | undefined {
  const figure = measured?.saved.figures[script];
  return figure && `${median(figure.runs).toFixed(0)} s, ${measured.saved.date}`;
}

/** A table of the gates: what each one proves, its last run on this machine, and the time that `pnpm bench gates` saved when nothing else ran. */
export function GateTable({ gates }: { gates: readonly Gate[] }) {
  const isMeasured = gates.some(({ script }) => describeMeasured(script));
  return (
    <RowTable
      head={[
        'Command',
        'What is true when it passes',
        'Last run here',
        ...(isMeasured ? ['Time when nothing else runs'] : []),
      ]}
      rows={gates.map(({ script, proves }) => [
        `\`pnpm ${script}\``,
        `${proves}.`,
        describeRun(runs[script]),
        ...(isMeasured ? [describeMeasured(script) ?? 'not measured'] : []),
      ])}
    />
  );
}
