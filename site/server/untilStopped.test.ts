import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';

/** A program that runs one server, in a process of its own. */
function launch(start: string) {
  const program = `
    import { setTimeout } from 'node:timers/promises';
    import { say, untilStopped } from ${JSON.stringify(new URL('./untilStopped.ts', import.meta.url).href)};
    // What would keep the process, as a server does.
    const open = (running, name) => {
      const server = setInterval(() => {}, 1000);
      running.defer(async () => { await setTimeout(5); clearInterval(server); say(name + ' closed'); });
    };
    await untilStopped(async (running, signal) => { ${start} });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const self = { child, output: '', ended: once(child, 'close').then(([code]) => code as number | null) };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (self.output += String(text)));
  return self;
}

const said = (program: ReturnType<typeof launch>, words: string) =>
  expect.poll(() => program.output).toContain(words);

it('stops what runs, last first', async () => {
  const program = launch(`open(running, 'Database'); open(running, 'Site'); return 'Ready.';`);
  await said(program, 'Ready.');
  program.child.kill('SIGINT');
  expect(await program.ended).toBe(0);
  expect(program.output).toMatch(/Ready\.\n\nStopping…\nSite closed\nDatabase closed\nStopped\./);
});

it('stopped while it starts, and impatiently: stops what had been started, once that is possible', async () => {
  const program = launch(
    `open(running, 'Database'); say('Starting'); await setTimeout(300); open(running, 'Site'); return 'Ready.';`,
  );
  await said(program, 'Starting');
  program.child.kill('SIGINT');
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(program.output).toMatch(/^Starting\n\nStopping…\nSite closed\nDatabase closed\nStopped\./);
});

it('tells the start that it is to give up', async () => {
  const program = launch(
    `open(running, 'Database'); say('Starting'); await setTimeout(60_000, undefined, { signal }); return 'Ready.';`,
  );
  await said(program, 'Starting');
  program.child.kill('SIGHUP');
  expect(await program.ended).toBe(0);
  expect(program.output).toMatch(/Stopping…\nDatabase closed\nStopped\./);
});

it('that fails after something was started: stops it, and says why', async () => {
  const program = launch(`open(running, 'Database'); throw new Error('No such account.');`);
  expect(await program.ended).toBe(1);
  expect(program.output).toContain('Error: No such account.');
  expect(program.output).toContain('Database closed');
});
