// Tests that the pictures of before are rendered from the commit that accepted them, in a small repository whose command writes text for
// pictures.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { renderBaselines } from './renderBaselines.ts';

/** A command `test:visual` that keeps a picture with this content, and writes its arguments beside it. */
const keepPicture = (content: string) => `
  import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
  if (existsSync('tests/baselines.txt')) throw new Error('The list is there, so no picture is new.');
  mkdirSync('tests/baselines', { recursive: true });
  writeFileSync('tests/baselines/picture.webp', '${content}');
  writeFileSync('tests/baselines/arguments.txt', process.argv.slice(2).join(' '));
`;

/** Makes a repository without commits, and returns functions that write its files, commit them, and render its baselines. */
function createRepository() {
  const root = mkdtempSync(path.join(tmpdir(), 'render-baselines-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const places = {
    list: path.join(root, 'tests/baselines.txt'),
    pictures: path.join(root, 'tests/baselines'),
  };
  git('init', '--quiet');
  mkdirSync(path.dirname(places.list));
  writeFileSync(
    path.join(root, 'package.json'),
    JSON.stringify({ type: 'module', scripts: { setup: 'node --version', 'test:visual': 'node visual.js' } }),
  );
  return {
    pictures: places.pictures,
    write: (file: string, content: string) => writeFileSync(path.join(root, file), content),
    commit: () => {
      git('add', '.');
      git(
        '-c',
        'user.name=Test',
        '-c',
        'user.email=test@example.com',
        'commit',
        '--quiet',
        '--message',
        'test',
      );
    },
    worktrees: () => git('worktree', 'list').trim().split('\n'),
    render: (...stories: string[]) => renderBaselines(stories, places, root),
  };
}

test('renders the stories at the last commit that changed the list, and keeps their pictures', () => {
  const { write, commit, render, pictures, worktrees } = createRepository();
  write('visual.js', keepPicture('earlier'));
  write('tests/baselines.txt', 'earlier');
  commit();
  write('visual.js', keepPicture('accepted'));
  write('tests/baselines.txt', 'accepted');
  commit();
  write('visual.js', keepPicture('changed since'));
  commit();
  write('visual.js', keepPicture('not committed'));

  render('components-badge--tones', 'components-button--sizes');

  expect(readdirSync(pictures)).toEqual(['arguments.txt', 'picture.webp']);
  expect(readFileSync(path.join(pictures, 'picture.webp'), 'utf8')).toBe('accepted');
  expect(readFileSync(path.join(pictures, 'arguments.txt'), 'utf8')).toBe(
    '--update -g (?:components-badge--tones|components-button--sizes)$',
  );
  expect(worktrees()).toHaveLength(1);
});

test('throws the output of a commit that cannot be rendered, and removes the copy of it', () => {
  const { write, commit, render, worktrees } = createRepository();
  write('visual.js', "throw new Error('Storybook cannot be built');");
  write('tests/baselines.txt', '');
  commit();
  expect(() => render('components-badge--tones')).toThrow(
    /^test:visual failed in a copy of commit [\da-f]{40}:[^]*Storybook cannot be built/,
  );
  expect(worktrees()).toHaveLength(1);
});

test('throws if the list is not committed', () => {
  const { write, commit, render } = createRepository();
  commit();
  write('tests/baselines.txt', '');
  expect(() => render('components-badge--tones')).toThrow('tests/baselines.txt is not committed');
});
