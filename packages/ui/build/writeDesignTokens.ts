import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tokenFiles } from './designTokenFiles.ts';

// `pnpm generate:tokens [FOLDER]`: writes the files for design tools, into `tokens/` of the current folder by default.
const folder = path.resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? '.');
for (const [name, source] of tokenFiles) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, source);
  console.log(path.relative(process.cwd(), file));
}
