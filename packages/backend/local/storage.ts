import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { App } from '@supabase/lite';
import postgres from 'postgres';

// Storage is `@supabase/lite`'s, with its policies; the files are those that `supabase seed buckets` puts into a hosted
// project, read from where they are. Nobody writes: the site has nothing to upload.

const folder = join(import.meta.dirname, '../supabase/storage');

const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

async function describe(path: string): Promise<Metadata & { contentLength: number }> {
  const { size, mtime } = await stat(path);
  const tag = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 32);
  return {
    cacheControl: 'public, max-age=3600',
    contentLength: size,
    size,
    mimetype: mediaTypes[extname(path)] ?? 'application/octet-stream',
    lastModified: mtime,
    eTag: `"${tag}"`,
  };
}

const refuse = () =>
  Promise.reject(new Error('The local storage is read only: put the file into supabase/storage.'));

export const storageAdapter: StorageAdapter = {
  driver: undefined,
  async getObject(bucket, key) {
    const path = join(folder, bucket, key);
    return { metadata: await describe(path), httpStatusCode: 200, body: await readFile(path) };
  },
  headObject: (bucket, key) => describe(join(folder, bucket, key)),
  uploadObject: refuse,
  deleteObject: refuse,
  deleteObjects: refuse,
  copyObject: refuse,
  privateAssetUrl: refuse,
};

/** Lists in the database the files that are there. The buckets are made by migrations. */
export async function seedStorage(databaseUrl: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const objects = await Promise.all(
    entries
      .filter(entry => entry.isFile())
      .map(async entry => {
        const path = join(entry.parentPath, entry.name);
        const [bucket = '', ...names] = relative(folder, path).split(sep);
        const { lastModified, ...metadata } = await describe(path);
        return {
          bucket_id: bucket,
          name: names.join('/'),
          metadata,
          updated_at: lastModified?.toISOString(),
        };
      }),
  );
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql.begin(async transaction => {
      const there = transaction.json(objects);
      await transaction`
        delete from storage.objects o where not exists (
          select from jsonb_to_recordset(${there}) as f (bucket_id text, name text)
          where f.bucket_id = o.bucket_id and f.name = o.name
        )`;
      await transaction`
        insert into storage.objects (bucket_id, name, metadata, updated_at)
        select * from jsonb_to_recordset(${there}) as f (bucket_id text, name text, metadata jsonb, updated_at timestamptz)
        on conflict (bucket_id, name) do update set metadata = excluded.metadata, updated_at = excluded.updated_at`;
    });
  } finally {
    await sql.end();
  }
}

interface Entry {
  name: string;
}

/** Gap: a folder's list has full paths, and those of everything beneath; Storage names what is in the folder. */
export async function callStorage(
  request: Request,
  call: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!new URL(request.url).pathname.startsWith('/storage/v1/object/list/') || request.method !== 'POST') {
    return call(request);
  }
  const copy = request.clone();
  const answer = await call(request);
  if (!answer.ok) return answer;
  const { prefix = '' } = (await copy.json()) as { prefix?: string };
  const start = prefix && `${prefix.replace(/\/$/, '')}/`;
  const inside = ((await answer.json()) as Entry[])
    .filter(({ name }) => name.startsWith(start))
    .map(entry => ({ ...entry, name: entry.name.slice(start.length) }));
  const files = inside.filter(({ name }) => !name.includes('/'));
  const folders = new Set(
    inside.filter(({ name }) => name.includes('/')).map(({ name }) => name.split('/')[0]),
  );
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return Response.json([...[...folders].map(name => ({ name, id: null, metadata: null })), ...files], {
    headers,
  });
}
