import { readComponentFacts } from './componentFacts.ts';

/** Writes the facts about all components to standard output, as JSON. Runs as a separate process, because TypeScript's API blocks the process that calls it. */
process.stdout.write(JSON.stringify(await readComponentFacts()));
