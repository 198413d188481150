// Renders baselines again whose pictures this machine does not have, so that a person sees what a changed story looked like.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BaselinePlaces, projectBaselines } from './baselines.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/**
 * Renders the pictures of these stories at the last commit that accepted pictures, in a temporary copy of it, and keeps them. It takes about as
 * long as building Storybook.
 * @param root The root of the repository, with both places in it.
 * @throws Error if the commit cannot be built, or does not render the stories.
 */
export function renderBaselines(
  stories: readonly string[],
  { list: listFile, pictures }: BaselinePlaces = projectBaselines,
  root = projectRoot,
): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const list = path.relative(root, listFile);
  const commit = git('log', '-1', '--format=%H', '--', list);
  if (!commit) throw new Error(`${list} is not committed, so there is no commit to render it from.`);
  const copy = mkdtempSync(path.join(tmpdir(), 'baselines-'));
  git('worktree', 'add', '--quiet', '--detach', '--force', copy, commit);
  // Runs the copy's own commands: npm puts its `node_modules` before those of this command in the path.
  const runScript = (script: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
      cwd: copy,
      encoding: 'utf8',
    });
    if (status !== 0)
      throw new Error(`${script} failed in a copy of commit ${commit}:\n${(stdout + stderr).slice(-3000)}`);
  };
  try {
    runScript('setup');
    // Without a list, every picture is new, and is kept.
    rmSync(path.join(copy, list));
    runScript('test:visual', '--update', '-g', `(?:${stories.join('|')})$`);
    cpSync(path.join(copy, path.relative(root, pictures)), pictures, { recursive: true });
  } finally {
    git('worktree', 'remove', '--force', copy);
  }
}
