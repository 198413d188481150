// `pnpm check:package`: builds and packs the package, and checks it as an installed dependency.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureBundle } from './measureBundle.ts';
import { installPackage, packPackage, run } from './installPackage.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The largest script, in Brotli bytes, that a page with only this component may download. React and styles do not count. */
const budgets = [
  { name: 'Button', subpath: 'components/Button', maxBytes: 12_000 },
  { name: 'PricingTable', subpath: 'patterns/PricingTable', maxBytes: 20_000 },
] as const;

const {
  name,
  exports: sources,
  publishConfig,
} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  name: string;
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, string | { default: string }> };
};

/** Prints a finding. The script continues, and exits with code 1 at its end. */
const fail = (message: string) => {
  console.error(message);
  process.exitCode = 1;
};

/** Runs a checking program. Its failure does not stop this script, so that one run shows the findings of all programs. */
const runChecker = (command: string, ...args: string[]) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail(`${command} failed.`);
};

/** The import paths of the built package, with the patterns of `exports` expanded: `/components/Button`. */
const builtSubpaths = () =>
  Object.entries(publishConfig.exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string') return [];
    const [prefix = '', suffix = ''] = target.default.split('*');
    const files = globSync(target.default, { cwd: root });
    if (files.length === 0)
      throw new Error(`The build has no file for ${subpath}: ${target.default} matches nothing.`);
    return files.map(file =>
      subpath.slice(1).replace('*', `./${file}`.slice(prefix.length, suffix ? -suffix.length : undefined)),
    );
  });

/** Imports every path in Node. Node has no `document` and cannot load CSS, so a module that loads here also loads in server rendering. */
function loadInNode(folder: string, subpaths: readonly string[]) {
  const script = path.join(folder, 'load.js');
  writeFileSync(script, subpaths.map(subpath => `import '${name}${subpath}';\n`).join(''));
  runChecker(process.execPath, script);
  console.log(`${subpaths.length} import paths load in Node.`);
}

/** Checks that the installed package has every file to which `llms.txt`, the index for coding assistants, links. */
function checkDocumentation(installed: string) {
  const dist = path.join(installed, 'dist');
  const index = readFileSync(path.join(dist, 'llms.txt'), 'utf8');
  const files = Array.from(index.matchAll(/\]\((.+?)\)/g), ([, file]) => file!);
  const missing = files.filter(file => !existsSync(path.join(dist, file)));
  if (files.length === 0 || missing.length > 0)
    fail(`llms.txt has no links, or links to missing files: ${missing.join(', ')}`);
  console.log(`llms.txt links to ${files.length} components.`);
}

/** Checks that components are within their budgets, and that the README gives the sizes of the stylesheets. All sizes are in Brotli bytes. */
async function checkSizes(folder: string) {
  for (const { name: component, subpath, maxBytes } of budgets) {
    const { script, lazy } = await measureBundle(
      folder,
      `export { ${component} } from '${name}/${subpath}';\n`,
    );
    const rest = lazy > 0 ? `, ${lazy} bytes on demand` : '';
    console.log(`${component}: ${script} bytes of script, at most ${maxBytes}${rest}`);
    if (script === 0 || script > maxBytes) fail(`${component} is not within ${maxBytes} bytes.`);
  }
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  for (const stylesheet of ['components.css', 'styles.css', 'fonts.css']) {
    const { styles } = await measureBundle(folder, `import '${name}/${stylesheet}';\n`);
    console.log(`${stylesheet}: ${styles} bytes`);
    if (styles === 0) fail(`${stylesheet} is empty.`);
    const size = styles < 1000 ? 'under 1 KB' : `about ${Math.round(styles / 1000)} KB`;
    if (!new RegExp(`^\\| \`${stylesheet}\`.*\\| ${size} +\\|$`, 'm').test(readme))
      fail(
        `README.md does not give the measured size of ${stylesheet}: write “${size}” in its table of stylesheets.`,
      );
  }
}

/** Checks the package as BRAND builds it, in another brand: its colors, its typefaces and its entry `brand`. */
function checkOtherBrand(folder: string) {
  const outDir = path.join(folder, 'otherBrand');
  const vite = '../../node_modules/vite/bin/vite.js';
  const options = ['--configLoader', 'native', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'];
  const { status } = spawnSync(process.execPath, ['build/runInBrand.ts', vite, 'build', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BRAND: 'gazette' },
  });
  if (status !== 0) return fail('The build in another brand failed.');
  for (const file of ['brand.js', 'components.css', 'fonts.css', 'tokens/day.tokens.json']) {
    const [defaultBrand, otherBrand] = [path.join(root, 'dist'), outDir].map(dist =>
      readFileSync(path.join(dist, file), 'utf8'),
    );
    if (defaultBrand === otherBrand) fail(`BRAND=gazette does not change ${file}.`);
  }
  console.log('BRAND=gazette builds the package in that brand.');
}

// Every path in `exports` must also be in `publishConfig.exports`, which replaces it when the package is published.
for (const subpath of Object.keys(sources))
  if (typeof publishConfig.exports[subpath] !== 'object')
    throw new Error(`${subpath} is not published: add it to publishConfig.exports.`);

const folder = mkdtempSync(path.join(tmpdir(), 'package-'));
try {
  run('pnpm', ['--silent', 'build']);
  const subpaths = builtSubpaths();
  const tarball = packPackage(folder);
  const installed = installPackage(tarball, folder);
  runChecker('publint', '--strict', tarball);
  const attwOptions = ['--profile', 'esm-only', '--format', 'ascii', '--quiet'];
  runChecker('attw', tarball, ...attwOptions, '--entrypoints', ...subpaths.map(subpath => subpath.slice(1)));
  loadInNode(folder, subpaths);
  checkDocumentation(installed);
  await checkSizes(folder);
  checkOtherBrand(folder);
} finally {
  rmSync(folder, { recursive: true });
}
