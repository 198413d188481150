// The page on which a person accepts or refuses changed pictures of stories. An edition is a color theme: day is light, night is dark.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { loopbackHost } from '@fit-to-print/backend/local/ports';
import { keepPicture, readBaselines, readPicture, writeBaselines } from '../baselines.ts';
import { type Folders, type IndexedStory, type PictureKind, pictureFile, readChanges } from './changes.ts';
import { drawThumbnail } from './thumbnail.ts';

type Decision = 'accepted' | 'refused' | 'undecided';

/** A running page on which a person accepts or refuses changed pictures. */
export interface Review {
  server: Server;
  /** Resolves when the reviewer ends the review: how many pictures are in each state. */
  finished: Promise<{ accepted: number; refused: number; undecided: number }>;
}

/** Serves the page on which changed pictures are accepted or refused. Accepting writes the list of baselines immediately; refusing restores it. */
export function createReview(
  stories: readonly IndexedStory[],
  folders: Folders,
  changedFilesBehind: (storyFile: string) => string[],
): Review {
  const byId = new Map(stories.map(story => [story.id, story]));
  const changes = readChanges(stories, folders)
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
  const originals = readBaselines(folders.baselines);
  const nameOf = (index: number) => `${changes[index]!.story}/${changes[index]!.mode}`;
  const contentOf = (index: number, kind: PictureKind) =>
    readFileSync(path.join(folders.changes, pictureFile(changes[index]!, kind)));

  const decide = async (index: number, decision: Decision): Promise<void> => {
    const { mode, pictures, digest, renamedFrom } = changes[index]!;
    const name = nameOf(index);
    decisions[index] = decision;
    const isNowAccepted = decision === 'accepted';
    const isRemoved = !pictures.includes('actual');
    if (isNowAccepted && !isRemoved)
      await keepPicture(name, digest, contentOf(index, 'actual'), folders.baselines.pictures);
    const baselines = readBaselines(folders.baselines);
    const set = (wantedName: string, accepted: string | undefined) => {
      const wanted = isNowAccepted ? accepted : originals.get(wantedName);
      if (wanted === undefined) baselines.delete(wantedName);
      else baselines.set(wantedName, wanted);
    };
    set(name, isRemoved ? undefined : digest);
    if (renamedFrom) set(`${renamedFrom}/${mode}`, undefined);
    writeBaselines(baselines, folders.baselines);
  };

  const pictureOf = (index: number, kind: PictureKind) => {
    const original = kind === 'expected' && originals.get(nameOf(index));
    const kept = original && readPicture(nameOf(index), original, folders.baselines.pictures);
    return kept
      ? { type: 'image/webp', content: kept }
      : { type: 'image/png', content: contentOf(index, kind) };
  };

  let finish: (result: Awaited<Review['finished']>) => void;
  const finished = new Promise<Awaited<Review['finished']>>(resolve => {
    finish = resolve;
  });
  // Decisions are carried out one after another: two decisions must not write the list at the same time.
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
      const { type, content } = pictureOf(Number(index), value);
      answer(200, type, content);
    } else if (request.method === 'GET' && route === 'thumbnail' && change) {
      const kind = isKind(change, 'actual') ? 'actual' : 'expected';
      drawThumbnail(pictureOf(Number(index), kind).content, change.places?.[0]).then(
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
