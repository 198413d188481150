/** Commands that run servers stop them on a signal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

const module = new URL('../local/runUntilStopped.ts', import.meta.url).href;

/** Runs a program with the body of `start`, in which `open` starts a server that keeps the process alive. */
function launch(start: string) {
  const program = `
    import { setTimeout } from 'node:timers/promises';
    import { printLine, runUntilStopped } from ${JSON.stringify(module)};
    const open = (running, name) => {
      const server = setInterval(() => {}, 1000);
      running.defer(async () => { await setTimeout(5); clearInterval(server); printLine(name + ' closed'); });
    };
    const waitForStop = signal =>
      new Promise(resolve => signal.addEventListener('abort', resolve, { once: true }));
    await runUntilStopped(async (running, signal) => { ${start} });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const self = { child, output: '', ended: once(child, 'close').then(([code]) => code as number | null) };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (self.output += String(text)));
  return self;
}

const waitForOutput = (program: ReturnType<typeof launch>, text: string) =>
  expect.poll(() => program.output).toContain(text);

test('SIGINT stops the servers, the last one first', async () => {
  const program = launch(`open(running, 'Database'); open(running, 'Site'); return 'Ready.';`);
  await waitForOutput(program, 'Ready.');
  program.child.kill('SIGINT');
  expect(await program.ended).toBe(0);
  expect(program.output).toMatch(/Ready\.\n\nStopping…\nSite closed\nDatabase closed\nStopped\./);
});

test('signals during the start stop what the start has opened, after the start ends', async () => {
  const program = launch(
    `open(running, 'Database'); printLine('Starting'); await waitForStop(signal); open(running, 'Site'); return 'Ready.';`,
  );
  await waitForOutput(program, 'Starting');
  program.child.kill('SIGINT');
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(program.output).toMatch(/^Starting\n\nStopping…\nSite closed\nDatabase closed\nStopped\./);
});

test('a signal aborts a start that listens to it', async () => {
  const program = launch(
    `open(running, 'Database'); printLine('Starting'); await setTimeout(60_000, undefined, { signal }); return 'Ready.';`,
  );
  await waitForOutput(program, 'Starting');
  program.child.kill('SIGHUP');
  expect(await program.ended).toBe(0);
  expect(program.output).toMatch(/Stopping…\nDatabase closed\nStopped\./);
});

test('a start that fails prints its error, stops what it has opened, and exits with 1', async () => {
  const program = launch(`open(running, 'Database'); throw new Error('No such account.');`);
  expect(await program.ended).toBe(1);
  expect(program.output).toContain('Error: No such account.');
  expect(program.output).toContain('Database closed');
});

test('runUntilStopped stops the servers when the program that reads the output has ended', async () => {
  const program = launch(
    `running.defer(() => void process.stderr.write('Database closed'));
     const lines = setInterval(() => printLine('A request'), 5);
     running.defer(() => clearInterval(lines));
     return 'Ready.';`,
  );
  await waitForOutput(program, 'Ready.');
  program.child.stdout.destroy();
  expect(await program.ended).toBe(0);
  expect(program.output).toMatch(/Database closed$/);
});
