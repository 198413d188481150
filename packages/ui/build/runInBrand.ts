import { spawn } from 'node:child_process';
import { brandEnvironment } from './brandAlias.ts';

/**
 * `node runInBrand.ts SCRIPT …` runs a script, with BRAND in that brand. Node reads the condition that chooses the brand when a process
 * starts, so the script has a process of its own.
 */
const { BRAND } = process.env;
const script = spawn(process.execPath, process.argv.slice(2), {
  env: BRAND ? brandEnvironment(BRAND) : process.env,
  stdio: 'inherit',
});
// A terminal sends Ctrl-C to both processes: the script ends first. Other senders reach this process alone.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => script.kill());
script.on('exit', code => {
  process.exitCode = code ?? 1;
});
