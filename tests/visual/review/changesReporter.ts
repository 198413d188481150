import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { type Change, changesFolder, type Kind, pictureFile } from './changes.ts';

/** A reporter for Playwright that stores the pictures of each changed or new story for `pnpm test:visual --review`. */
export default class ChangesReporter implements Reporter {
  readonly #changes = new Map<string, Change>();

  onBegin(): void {
    rmSync(changesFolder, { recursive: true, force: true });
    mkdirSync(changesFolder, { recursive: true });
  }

  onTestEnd({ title: story }: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      const [, mode, kind] = /^(\d+-(?:day|night))-(actual|expected|diff)\.png$/.exec(name) ?? [];
      if (!mode || !kind || !body) continue;
      const change = this.#changes.get(`${story}/${mode}`) ?? { story, mode, pictures: [] };
      change.pictures.push(kind as Kind);
      this.#changes.set(`${story}/${mode}`, change);
      const file = path.join(changesFolder, pictureFile(change, kind as Kind));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, body);
    }
  }

  onEnd(): void {
    writeFileSync(path.join(changesFolder, 'changes.json'), JSON.stringify([...this.#changes.values()]));
  }
}
