import { spawn } from 'node:child_process';
import path from 'node:path';
import { brandEnvironment, UnknownBrandError } from './brandAlias.ts';
import { compileCache } from './compileCache.ts';

/**
 * `node runInBrand.ts SCRIPT …` runs a script. If the variable BRAND is set, the script imports the theme and the record of that brand.
 * The brand is an import condition, which Node reads only when a process starts, so the script runs in a child process.
 */
const { BRAND } = process.env;

function readEnvironment() {
  if (!BRAND) return process.env;
  try {
    return brandEnvironment(BRAND);
  } catch (error) {
    if (!(error instanceof UnknownBrandError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

const script = spawn(process.execPath, process.argv.slice(2), {
  env: { ...compileCache(path.resolve(import.meta.dirname, '../../..')), ...readEnvironment() },
  stdio: 'inherit',
});
// A terminal sends Ctrl-C to both processes: this one ignores it and exits after the script. Other signals reach only this process.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => script.kill());
script.on('exit', code => {
  process.exitCode = code ?? 1;
});
