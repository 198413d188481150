import { readComponentFacts } from './componentFacts.ts';

/** Prints the facts about all components as JSON. Runs as a separate process, because TypeScript's API blocks its process. */
process.stdout.write(JSON.stringify(await readComponentFacts()));
