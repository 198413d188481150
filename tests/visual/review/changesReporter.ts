import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { type Change, changesFolder, type PictureKind, pictureFile } from './changes.ts';

/** A reporter for Playwright that stores the pictures of each changed or new story, their digests, and where they differ, for `pnpm test:visual --review`. */
export default class ChangesReporter implements Reporter {
  readonly #changes = new Map<string, Change>();
  readonly #folder: string;

  constructor({ folder = changesFolder }: { folder?: string } = {}) {
    this.#folder = folder;
  }

  onBegin(): void {
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
  }

  onTestEnd({ title: story }: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      const [, mode, kind] =
        /^(\d+-(?:day|night))-(actual\.png|expected\.png|diff\.png|change\.json)$/.exec(name) ?? [];
      if (!mode || !kind || !body) continue;
      const change = this.#changes.get(`${story}/${mode}`) ?? {
        story,
        mode,
        pictures: [],
        digest: '',
        isNew: false,
      };
      this.#changes.set(`${story}/${mode}`, change);
      if (kind === 'change.json') {
        Object.assign(change, JSON.parse(body.toString()));
        continue;
      }
      const picture = path.parse(kind).name as PictureKind;
      change.pictures.push(picture);
      const file = path.join(this.#folder, pictureFile(change, picture));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, body);
    }
  }

  onEnd(): void {
    writeFileSync(path.join(this.#folder, 'changes.json'), JSON.stringify([...this.#changes.values()]));
  }
}
