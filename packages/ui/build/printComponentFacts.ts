import { readComponentFacts } from './componentFacts.ts';

/** Prints the facts about all components as JSON. Runs as a separate process, because TypeScript's API blocks the process that calls it. */
process.stdout.write(JSON.stringify(await readComponentFacts()));
