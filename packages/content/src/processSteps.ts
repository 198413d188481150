// The steps of a project with the studio, which /about lists.
import { brand } from './brand.ts';
import type { Placeholder } from './types.ts';

/** One of the five steps of a project, from brief to publication, as /about lists them. The specification gives their number, not their names. */
interface Step extends Placeholder {
  readonly name: string;
  readonly text: string;
}

/** The steps in which the studio works with a client. */
export const steps = [
  {
    isPlaceholder: true,
    name: 'Brief',
    text: 'You talk, we take notes. One page comes back: who it is for, what it does, what it costs (a fee or a share). We start when both of us have signed it.',
  },
  {
    isPlaceholder: true,
    name: 'Draft',
    text: 'Rough on purpose, and early. A name, a first screen, a lead paragraph. It is cheaper to be wrong in pencil.',
  },
  {
    isPlaceholder: true,
    name: 'Proof',
    text: `People who have never met you read it, click it and say where they stopped. We mark each stop in ${brand.penColor}, and fix it.`,
  },
  {
    isPlaceholder: true,
    name: 'Plate',
    text: 'The design is fixed and the code is built to it, tested, and handed to you with its keys. The repository, the accounts and the fonts go with them.',
  },
  {
    isPlaceholder: true,
    name: 'Run',
    text: 'It goes out: the product to its users and, if you have bought placement, the release to the news sites. Then we read the returns and plan the next edition.',
  },
] as const satisfies readonly Step[];
