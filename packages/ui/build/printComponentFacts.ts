import { readComponentFacts } from './componentFacts.ts';

/** Prints the facts about all components as JSON. A process of its own: TypeScript's API blocks the one that calls it. */
process.stdout.write(JSON.stringify(await readComponentFacts()));
