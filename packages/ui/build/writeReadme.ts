import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readComponentFacts } from './componentFacts.ts';
import { marks, readmeTable } from './readmeTable.ts';

// `pnpm generate:readme`: writes the table of components into README.md. The formatter aligns its columns afterwards.
const file = path.resolve(import.meta.dirname, '../README.md');
const readme = readFileSync(file, 'utf8');
const [start, end] = marks.map(mark => readme.indexOf(mark)) as [number, number];
if (start < 0 || end < start) throw new Error(`README.md lacks the line “${marks[start < 0 ? 0 : 1]}”.`);
const table = readmeTable(await readComponentFacts()).join('\n');
writeFileSync(file, `${readme.slice(0, start)}${marks[0]}\n\n${table}\n\n${readme.slice(end)}`);
