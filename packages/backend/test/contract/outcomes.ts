// Compares the outcomes of the contract tests against the local backend and against the hosted project.
export interface Outcome {
  /** `passed`, `failed`, `skipped`, or `not run` if the test file failed to load. */
  state: string;
  /** The first line of the error, if the test failed. */
  reason: string;
}

/** Outcomes by the name of the test. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/**
 * Returns a header and a line for each test that failed or had different results; nothing if there is none.
 * @param hostedOutcomes Undefined if the tests were not run against the hosted project.
 */
export function differences(localOutcomes: Outcomes, hostedOutcomes: Outcomes | undefined): string[] {
  const notRun: Outcome = { state: 'not run', reason: '' };
  const names = new Set([...localOutcomes.keys(), ...(hostedOutcomes?.keys() ?? [])]);
  const rows = [...names].flatMap(name => {
    const local = localOutcomes.get(name) ?? notRun;
    const hosted = hostedOutcomes?.get(name) ?? notRun;
    const isSame = !hostedOutcomes || local.state === hosted.state;
    return isSame && local.state !== 'failed'
      ? []
      : [[local.state, hosted.state, name, hosted.reason || local.reason]];
  });
  if (rows.length === 0) return [];
  return [['local', 'hosted', 'test', ''], ...rows].flatMap(([local = '', hosted = '', name, reason]) => [
    `${local.padEnd(10)}${hosted.padEnd(10)}${name}`,
    ...(reason ? [`${' '.repeat(20)}${reason}`] : []),
  ]);
}
