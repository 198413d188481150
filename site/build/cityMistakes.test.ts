// Tests that each tool names a mistake in a city's file in one sentence.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { copyRepository } from '../../tests/copyRepository.ts';
import { claimPort } from '../server/claimPort.ts';

const copy = copyRepository('mistakes-');
afterAll(() => rmSync(copy, { recursive: true }));
const cities = path.join(copy, 'packages/content/src/cities');
const [boston, salem] = ['boston', 'salem'].map(slug => path.join(cities, `${slug}.ts`)) as [string, string];
const cityFile = readFileSync(boston, 'utf8');
afterEach(() => {
  writeFileSync(boston, cityFile);
  rmSync(salem, { force: true });
});

/** Writes Boston's record with other text in place of the first match. */
function change(pattern: RegExp, replacement: string, file = boston) {
  expect(cityFile).toMatch(pattern);
  writeFileSync(file, cityFile.replace(pattern, replacement));
}
const longHeadline =
  'A headline that is far too long for one line of a telephone, and that no editor would set';
const mistakes: readonly (readonly [name: string, makeMistake: () => void, sentence: string])[] = [
  [
    'a field that is missing',
    () => change(/\n {2}name: '.*',/, ''),
    'cities/boston.ts, field name: it is missing. Add it;',
  ],
  [
    'a slug that is not the name of the file',
    () => change(/slug: 'boston'/, "slug: 'bostn'"),
    'cities/boston.ts, field slug: “bostn” differs from the file’s name. Change it to “boston”,',
  ],
  [
    'the same order twice',
    () => change(/slug: 'boston'/, "slug: 'salem'", salem),
    'cities/boston.ts and cities/salem.ts, field order: both Boston and Boston have order 5. Give one of them another.',
  ],
  [
    'a check in the future',
    () => change(/on: '[\d-]+'/, "on: '2999-01-01'"),
    'cities/boston.ts, field checked.on: “2999-01-01” is not a day up to today. Write the day of the last check,',
  ],
];
const tooLongHeadline = [
  'a headline that cannot be set',
  () => change(/headline: \[\[.*\]\],/, `headline: [['${longHeadline}']],`),
  `cities/boston.ts, field pressPage.closing.headline: the headline “${longHeadline}” would be `,
] as const;

/** Runs a script of the copy, and returns what it prints besides its progress. */
function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      SUPABASE_URL: 'http://localhost:1',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
      STRIPE_PAYMENT_LINKS: ['starter', 'growth', 'pro', 'authority']
        .map(tier => `${tier}=https://buy.stripe.com/${tier}`)
        .join(' '),
    },
  });
  return {
    status,
    lines: (stdout + stderr)
      .trim()
      .split('\n')
      .filter(line => !line.endsWith('…')),
  };
}

describe('pnpm check', () => {
  it.each(mistakes)('names %s in one sentence', (_, makeMistake, sentence) => {
    makeMistake();
    expect(run('packages/content/checkCities.ts')).toEqual({
      status: 1,
      lines: [expect.stringContaining(sentence)],
    });
  });

  it('names a headline that is too long in one sentence', { timeout: 60_000 }, () => {
    const [, makeMistake, sentence] = tooLongHeadline;
    makeMistake();
    expect(run('packages/content/checkCities.ts').status).toBe(0);
    const { status, lines } = run('site/build/checkHeadlines.ts');
    expect(status).toBe(1);
    expect(lines.filter(line => line.includes('boston'))).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('pnpm build', () => {
  // The first mistake is found before the app is bundled, and the second after it.
  it.each([mistakes[0]!, mistakes[2]!])(
    'names %s in one sentence',
    { timeout: 60_000 },
    (_, makeMistake, sentence) => {
      makeMistake();
      expect(run('site/build/buildForProject.ts')).toEqual({
        status: 1,
        lines: [expect.stringContaining(sentence)],
      });
    },
  );
});

describe('the development server', () => {
  it.each([mistakes[0]!, tooLongHeadline])(
    'answers %s with one sentence',
    { timeout: 60_000 },
    async (_, makeMistake, sentence) => {
      makeMistake();
      // Port 0: any free port.
      const claimed = await claimPort(0);
      const { port } = claimed.server.address() as { port: number };
      await claimed.close();
      const server = spawn(
        process.execPath,
        [
          '--eval',
          `import { startDevSite } from ${JSON.stringify(path.join(copy, 'site/server/devSite.ts'))};
          import { claimPort } from ${JSON.stringify(path.join(copy, 'site/server/claimPort.ts'))};
          await startDevSite({ claimed: await claimPort(${port}), backend: 'http://localhost:1', publishableKey: '' });
          process.send('ready');`,
        ],
        { cwd: copy, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
      );
      onTestFinished(() => void server.kill());
      await once(server, 'message');
      const response = await fetch(`http://localhost:${port}/PR-Authority-boston`);
      expect(response.status).toBe(500);
      const text = await response.text();
      expect(text.split('\n')).toEqual([expect.stringContaining(sentence)]);
    },
  );
});
