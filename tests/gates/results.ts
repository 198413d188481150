// Stores the result of the last run of each gate (a command that must pass before a change is accepted).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ScriptResult } from '../runScript.ts';

/** The last run of a gate on this machine. */
export interface GateRun {
  state: 'passed' | 'failed' | 'not checked';
  seconds: number;
  /** YYYY-MM-DD */
  date: string;
}

/** The last run of each gate, by its script. */
export type GateRuns = Readonly<Record<string, GateRun>>;

const file = path.resolve(import.meta.dirname, '../../test-results/gates.json');

/** The last run of each gate. Empty if no gate has run on this machine. */
export function readGateRuns(): GateRuns {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as GateRuns;
  } catch {
    return {};
  }
}

/** Stores the result of a gate for the summary of the workflow and for Storybook's page about QA. */
export function saveGateRun(script: string, { hasPassed, isUnchecked, seconds }: ScriptResult): void {
  const result: GateRun = {
    state: hasPassed ? 'passed' : isUnchecked ? 'not checked' : 'failed',
    seconds: Math.round(seconds),
    date: new Date().toISOString().slice(0, 10),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readGateRuns(), [script]: result }));
}
