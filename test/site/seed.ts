import { env } from 'cloudflare:workers';
import { beforeAll } from 'vitest';
import { records } from './fixture/release.ts';

/** Puts the fixture's records into the store of this test file. */
beforeAll(async () => {
  await Promise.all(Object.entries(records).map(([key, value]) => env.CONTENT.put(key, value)));
});
