// `pnpm test:summary`: prints the results of the last run of the gates in Markdown, for the page of a workflow's run.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Change, changesFolder } from '../visual/review/changes.ts';
import { readGateRuns } from './results.ts';
import { gateSummary } from './summary.ts';

function readChanges(): Change[] | undefined {
  try {
    return JSON.parse(readFileSync(path.join(changesFolder, 'changes.json'), 'utf8')) as Change[];
  } catch {
    return undefined;
  }
}
console.log(gateSummary(readGateRuns(), readChanges()));
