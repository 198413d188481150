// Reads the results of single tests from the reports of Vitest and Playwright. A gate is a command that must pass before a change is accepted.
import { stripVTControlCharacters } from 'node:util';

/** The result of one test in one run of a gate. */
export interface Outcome {
  /** The file and the whole title. */
  test: string;
  /** The result of the test. */
  state: 'passed' | 'failed' | 'skipped';
  /** The first line of the error, if the test failed. */
  reason?: string;
}

/** The parts of the report of Vitest's JSON reporter that are read here. */
export interface VitestReport {
  testResults: readonly {
    /** The absolute path of the file. */
    name: string;
    status: string;
    /** The reason for which the file could not be loaded. */
    message?: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: readonly {
    title: string;
    tests: readonly { results: readonly { status: string; error?: { message?: string } }[] }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

/** The parts of the report of Playwright's JSON reporter that are read here. */
export interface PlaywrightReport {
  suites: readonly PlaywrightSuite[];
  /** Errors outside of tests, for example of the web server. */
  errors: readonly { message?: string }[];
}

const firstLine = (text = '') =>
  // Playwright colors its messages.
  stripVTControlCharacters(text)
    .split('\n')
    .map(line => line.trim())
    .find(Boolean) ?? 'no message';

const stateOf = (status: string | undefined): Outcome['state'] =>
  status === 'passed'
    ? 'passed'
    : status === 'skipped' || status === 'pending' || status === 'todo' || status === 'disabled'
      ? 'skipped'
      : 'failed';

const outcome = (test: string, status: string | undefined, message: string | undefined): Outcome => {
  const state = stateOf(status);
  return { test, state, ...(state === 'failed' && { reason: firstLine(message) }) };
};

/**
 * The outcomes in a report of Vitest.
 *
 * @param root The folder that names of files are relative to.
 */
export const vitestOutcomes = ({ testResults }: VitestReport, root: string): Outcome[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    return assertionResults.length === 0 && status === 'failed'
      ? [outcome(`${file} › the file itself`, 'failed', message)]
      : assertionResults.map(test =>
          outcome(`${file} › ${test.fullName}`, test.status, test.failureMessages?.[0]),
        );
  });

const suiteOutcomes = (
  { title, specs = [], suites = [] }: PlaywrightSuite,
  titleAbove: string,
): Outcome[] => {
  const fullTitle = titleAbove ? `${titleAbove} › ${title}` : title;
  return [
    ...specs.flatMap(spec =>
      spec.tests.map(({ results }) => {
        const last = results.at(-1);
        return outcome(`${fullTitle} › ${spec.title}`, last?.status, last?.error?.message);
      }),
    ),
    ...suites.flatMap(suite => suiteOutcomes(suite, fullTitle)),
  ];
};

/** The outcomes of all tests in Playwright's JSON report. An error outside of the tests counts as a failed test. */
export const playwrightOutcomes = ({ suites, errors }: PlaywrightReport): Outcome[] => [
  ...suites.flatMap(suite => suiteOutcomes(suite, '')),
  ...errors.map(({ message }) => outcome('outside of the tests', 'failed', message)),
];
