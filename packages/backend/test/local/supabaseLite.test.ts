import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { apiRole } from '../../local/database.ts';
import { startSupabaseLite } from '../../local/supabaseLite.ts';
import { loadSecrets } from '../../local/secrets.ts';
import { dataDir, stack } from './stack.ts';

test('answers requests that waited through two crashes of the database in a row', async () => {
  const secrets = await loadSecrets(dataDir);
  const databaseUrl = new URL(stack.urls.database);
  databaseUrl.username = apiRole;
  databaseUrl.password = secrets.apiPassword;
  const api = await startSupabaseLite({
    databaseUrl: databaseUrl.href,
    secrets,
    siteUrl: 'http://localhost:3000',
    apiUrl: stack.urls.api,
    mailUrl: 'http://127.0.0.1:9',
    mailFrom: 'The studio <desk@studio.example>',
  });
  onTestFinished(() => api.stop());
  const status = async () => {
    const request = new Request(`${stack.urls.api}/rest/v1/rpc/health`, {
      method: 'POST',
      headers: { apikey: secrets.secretKey },
    });
    return (await api.fetch(request, '127.0.0.1')).status;
  };
  await api.connect();
  api.disconnect();
  const afterFirstCrash = status();
  // The database dies again before `connect` is called, and once while it opens its connections.
  api.disconnect();
  const interrupted = api.connect();
  api.disconnect();
  const afterLastCrash = status();
  await interrupted;
  await api.connect();
  const timeout = sleep(10_000, 'no response', { ref: false });
  expect(
    await Promise.all([afterFirstCrash, afterLastCrash].map(each => Promise.race([each, timeout]))),
  ).toEqual([200, 200]);
});
