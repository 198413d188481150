// The page on which a person accepts or refuses changed pictures of stories. An edition is a color theme: day is light, night is dark.
import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { loopbackHost } from '@fit-to-print/backend/local/ports';
import { baselinesOf, writeBaseline } from '../baselines.ts';
import { type IndexedStory, type PictureKind, pictureFile, readChanges } from './changes.ts';
import { drawThumbnail } from './thumbnail.ts';

type Decision = 'accepted' | 'refused' | 'undecided';

/** A running page on which a person accepts or refuses changed pictures. */
export interface Review {
  server: Server;
  /** Resolves when the reviewer ends the review: how many pictures are in each state. */
  finished: Promise<{ accepted: number; refused: number; undecided: number }>;
}

/** Serves the page on which changed pictures are accepted or refused. Accepting writes the baseline immediately; refusing restores it. */
export async function createReview(
  stories: readonly IndexedStory[],
  folders: { changes: string; baselines: string },
  changedFilesBehind: (storyFile: string) => string[],
): Promise<Review> {
  const byId = new Map(stories.map(story => [story.id, story]));
  const changes = (await readChanges(stories, folders))
    .map(change => {
      const { title = change.story, name = '', importPath } = byId.get(change.story) ?? {};
      return { ...change, title, name, causes: importPath ? changedFilesBehind(importPath) : [] };
    })
    .toSorted(
      (a, b) =>
        Number(!byId.has(a.story)) - Number(!byId.has(b.story)) ||
        `${a.title} ${a.name}`.localeCompare(`${b.title} ${b.name}`) ||
        editionOf(a.mode).localeCompare(editionOf(b.mode)) ||
        Number.parseInt(a.mode, 10) - Number.parseInt(b.mode, 10),
    );
  const decisions = changes.map((): Decision => 'undecided');
  const originals = changes.map(({ story, mode }) =>
    baselinesOf(story, mode, folders.baselines).map(file => ({
      file: path.join(folders.baselines, file),
      content: readFileSync(path.join(folders.baselines, file)),
    })),
  );

  const decide = async (index: number, decision: Decision): Promise<void> => {
    const { story, mode, pictures } = changes[index]!;
    const previous = decisions[index]!;
    if (decision === previous) return;
    decisions[index] = decision;
    const remove = () => {
      for (const file of baselinesOf(story, mode, folders.baselines))
        rmSync(path.join(folders.baselines, file));
    };
    if (decision === 'accepted') {
      if (pictures.includes('actual')) {
        const png = readFileSync(path.join(folders.changes, pictureFile({ story, mode }, 'actual')));
        await writeBaseline(story, mode, png, folders.baselines);
      } else remove();
    } else if (previous === 'accepted') {
      remove();
      for (const { file, content } of originals[index]!) writeFileSync(file, content);
    }
  };

  const readPicture = (index: number, kind: PictureKind) => {
    const original = originals[index]![0];
    return kind === 'expected' && original
      ? { type: 'image/webp', content: original.content }
      : {
          type: 'image/png',
          content: readFileSync(path.join(folders.changes, pictureFile(changes[index]!, kind))),
        };
  };

  let finish: (result: Awaited<Review['finished']>) => void;
  const finished = new Promise<Awaited<Review['finished']>>(resolve => {
    finish = resolve;
  });
  // Decisions are carried out one after another: two decisions about one picture must not write its files at the same time.
  let queue = Promise.resolve();

  const server = createServer((request, response) => {
    const answer = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    // Another site open in the same browser must neither read pictures (DNS rebinding) nor decide (cross-site request).
    const { host = '', origin } = request.headers;
    if (host.split(':')[0] !== loopbackHost || (origin !== undefined && origin !== `http://${host}`)) {
      answer(403, 'text/plain', 'Open the address that the command printed.');
      return;
    }
    const [route, index = '', value = ''] = request.url!.slice(1).split('/');
    const change = changes[Number(index)];
    if (request.method === 'GET' && route === '') {
      answer(200, 'text/html; charset=utf-8', readFileSync(path.join(import.meta.dirname, 'page.html')));
    } else if (request.method === 'GET' && route === 'changes') {
      answer(
        200,
        'application/json',
        JSON.stringify(changes.map((each, position) => ({ ...each, decision: decisions[position] }))),
      );
    } else if (request.method === 'GET' && route === 'picture' && change && isKind(change, value)) {
      const { type, content } = readPicture(Number(index), value);
      answer(200, type, content);
    } else if (request.method === 'GET' && route === 'thumbnail' && change) {
      const kind = isKind(change, 'actual') ? 'actual' : 'expected';
      drawThumbnail(readPicture(Number(index), kind).content, change.places?.[0]).then(
        thumbnail => answer(200, 'image/webp', thumbnail),
        (error: unknown) => answer(500, 'text/plain', String(error)),
      );
    } else if (request.method === 'POST' && route === 'decide') {
      // One request for all pictures that are decided together: the index of each, and its decision.
      queue = queue.then(async () => {
        try {
          const wanted = Object.entries((await json(request)) as Record<string, string>);
          if (!wanted.every(([position, decision]) => changes[Number(position)] && isDecision(decision)))
            return void answer(400, 'text/plain', 'An index or a decision is unknown.');
          for (const [position, decision] of wanted) await decide(Number(position), decision as Decision);
          return void answer(204, 'text/plain', '');
        } catch (error) {
          return void answer(500, 'text/plain', String(error));
        }
      });
    } else if (request.method === 'POST' && route === 'finish') {
      queue = queue.then(() => {
        for (const { story } of changes) removeIfEmpty(path.join(folders.baselines, story));
        answer(204, 'text/plain', '');
        const count = (state: Decision) => decisions.filter(decision => decision === state).length;
        return finish({
          accepted: count('accepted'),
          refused: count('refused'),
          undecided: count('undecided'),
        });
      });
    } else answer(404, 'text/plain', 'Not found');
  });
  return { server, finished };
}

const editionOf = (mode: string) => mode.split('-')[1]!;
const isDecision = (value: string): value is Decision =>
  value === 'accepted' || value === 'refused' || value === 'undecided';
const isKind = ({ pictures }: { pictures: PictureKind[] }, value: string): value is PictureKind =>
  pictures.includes(value as PictureKind);

function removeIfEmpty(folder: string): void {
  try {
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
