// `pnpm bench gates`: how long Storybook's build, its opening and each gate of `npm test` take when nothing else runs; `pnpm bench:gates
// SCRIPT …` measures some. A gate that fails has no time. A gate is a command that must pass before a change is accepted.
import path from 'node:path';
import { gates } from '../gates/gates.ts';
import { saveGateRun } from '../gates/results.ts';
import { runScript } from '../runScript.ts';
import { recordFigure } from './figures.ts';
import { measureOpening } from './openStorybook.ts';

const root = path.resolve(import.meta.dirname, '../..');
const goalSeconds: Readonly<Record<string, number>> = { 'build:storybook': 40, 'test:visual': 210 };

const allScripts = ['build:storybook', ...gates.map(gate => gate.script)];
const requestedScripts = process.argv.slice(2);
for (const script of requestedScripts.length > 0 ? requestedScripts : allScripts) {
  const result = await runScript(script, { cwd: root });
  const { hasPassed, isUnchecked, seconds } = result;
  const goal = goalSeconds[script];
  saveGateRun(script, result);
  if (hasPassed)
    recordFigure({ name: script, value: seconds, unit: 's', ...(goal !== undefined && { goal }) });
  console.log(
    `${script}: ${hasPassed ? `${seconds.toFixed(0)} s` : isUnchecked ? 'not checked, no time' : 'FAILED, no time'}`,
  );
  if (script === 'build:storybook' && hasPassed)
    for (const figure of await measureOpening()) {
      recordFigure(figure);
      console.log(`${figure.name}: ${figure.value.toFixed(1)} s`);
    }
}
