import { env } from 'cloudflare:workers';
import { beforeAll } from 'vitest';
import { brotliRecord, earlierRecord, packDescription, records } from './fixture/release.ts';

/** Writes the fixture's records into the store, and empties the edge cache, both of which test files share. */
beforeAll(async () => {
  const cache = await caches.open(crypto.randomUUID());
  Object.defineProperty(caches, 'default', { configurable: true, value: cache });
  await env.CONTENT.put(brotliRecord.key, brotliRecord.bytes);
  const description = await packDescription();
  await env.CONTENT.put(description.key, description.bytes);
  await env.CONTENT.put(earlierRecord.key, earlierRecord.text);
  await Promise.all(Object.entries(records).map(([key, value]) => env.CONTENT.put(key, value)));
});
