/**
 * Storage of the local backend. `@supabase/lite` serves it from the files that `supabase seed buckets` uploads to a hosted project. They
 * are read only, because the site uploads nothing.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { App } from '@supabase/lite';
import { withConnection } from './database.ts';

const storageFolder = join(import.meta.dirname, '../supabase/storage');

const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

async function metadataOf(path: string): Promise<Metadata & { contentLength: number }> {
  const { size, mtime } = await stat(path);
  return {
    cacheControl: 'public, max-age=3600',
    contentLength: size,
    size,
    mimetype: mediaTypes[extname(path)] ?? 'application/octet-stream',
    lastModified: mtime,
    eTag: `"${size}-${mtime.getTime()}"`,
  };
}

const rejectWrite = () =>
  Promise.reject(new Error('The local storage is read only: put the file into supabase/storage.'));

/** Serves the files of supabase/storage as the files of Supabase Storage. They cannot be changed through it. */
export const storageAdapter: StorageAdapter = {
  driver: undefined,
  async getObject(bucket, key) {
    const path = join(storageFolder, bucket, key);
    return { metadata: await metadataOf(path), httpStatusCode: 200, body: await readFile(path) };
  },
  headObject: (bucket, key) => metadataOf(join(storageFolder, bucket, key)),
  uploadObject: rejectWrite,
  deleteObject: rejectWrite,
  deleteObjects: rejectWrite,
  copyObject: rejectWrite,
  privateAssetUrl: rejectWrite,
};

/** Makes `storage.objects` list the files. Migrations create the buckets. */
export async function seedStorage(ownerUrl: string): Promise<void> {
  const entries = await readdir(storageFolder, { recursive: true, withFileTypes: true });
  const objects = await Promise.all(
    entries
      .filter(entry => entry.isFile())
      .map(async entry => {
        const path = join(entry.parentPath, entry.name);
        const [bucket = '', ...names] = relative(storageFolder, path).split(sep);
        const { lastModified, ...metadata } = await metadataOf(path);
        return {
          bucket_id: bucket,
          name: names.join('/'),
          metadata,
          updated_at: lastModified?.toISOString(),
        };
      }),
  );
  await withConnection(ownerUrl, sql =>
    sql.begin(async transaction => {
      await transaction`delete from storage.objects`;
      await transaction`
        insert into storage.objects (bucket_id, name, metadata, updated_at)
        select bucket_id, name, metadata, updated_at
        from jsonb_to_recordset(${transaction.json(objects)})
          as file (bucket_id text, name text, metadata jsonb, updated_at timestamptz)`;
    }),
  );
}

/**
 * Corrects the lists of `@supabase/lite`, which contain full paths, also of files in subfolders. A hosted project lists the names of the
 * files and folders in a folder.
 */
export async function handleStorage(
  request: Request,
  call: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!new URL(request.url).pathname.startsWith('/storage/v1/object/list/') || request.method !== 'POST') {
    return call(request);
  }
  const copy = request.clone();
  const response = await call(request);
  if (!response.ok) return response;
  const { prefix = '' } = (await copy.json()) as { prefix?: string };
  const folderPrefix = prefix && `${prefix.replace(/\/$/, '')}/`;
  const matching = ((await response.json()) as { name: string }[])
    .filter(({ name }) => name.startsWith(folderPrefix))
    .map(entry => ({ ...entry, name: entry.name.slice(folderPrefix.length) }));
  const files = matching.filter(({ name }) => !name.includes('/'));
  const folders = new Set(
    matching.filter(({ name }) => name.includes('/')).map(({ name }) => name.split('/')[0]),
  );
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json([...[...folders].map(name => ({ name, id: null, metadata: null })), ...files], {
    headers,
  });
}
