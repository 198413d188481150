import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { brandEnvironment } from '../../packages/ui/build/brandAlias.ts';

/** `pnpm build`: builds the site with the options of `buildForProject.ts`, and with BRAND for that brand. */
const script = new URL('buildForProject.ts', import.meta.url);
const { BRAND } = process.env;

if (BRAND) {
  const { status } = spawnSync(process.execPath, [fileURLToPath(script), ...process.argv.slice(2)], {
    env: brandEnvironment(BRAND),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else await import(script.href);
