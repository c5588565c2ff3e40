import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { pickOperations } from './fixture/api/recorded-sample.ts';
import { answerJson, type LocalApi, type ReceivedRequest, startApi } from './fixture/api/start-api.ts';
import { useReadersOf } from './open-page.ts';
import { startFixture } from './site.ts';
import { answerOf, openForm, sendForm } from './try-it-form.ts';

const SECRET = 'sk_test_1';
const FILE = {
  name: 'receipt 1.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\r\n\0\xff', 'latin1'),
};

/** Headers of the connection or the program, which a sample does not describe. */
const OWN_HEADERS = new Set(['host', 'user-agent', 'content-length', 'expect', 'connection', 'accept-encoding']);

const hasCurl = canRun('curl');
let api: LocalApi;
let operationIds: readonly string[] = [];

describe.skipIf(!hasCurl)(`a form and curl send the same (curl is ${hasCurl ? 'installed' : 'missing'})`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'try-it-curl-'));
  writeFileSync(join(folder, FILE.name), FILE.buffer);
  afterAll(() => rmSync(folder, { recursive: true }));
  const newReader = useReadersOf(async () => {
    api = await startApi(() => (_request, response) => answerJson(response, {}));
    const picked = pickOperations(api.origin);
    operationIds = picked.operationIds;
    const site = await startFixture(
      {
        navbar: [],
        apis: [
          {
            id: 'sample',
            description: 'api/sample.yaml',
            path: '/api',
            sidebar: 'api',
            samples: [{ language: 'curl' }],
            tryIt: { mode: 'proxy' },
          },
        ],
      },
      { 'api/sample.yaml': picked.description },
    );
    return {
      ...site,
      async stop() {
        await site.stop();
        await api.stop();
      },
    };
  });

  // Without a browser, the samples and forms of all operations are compared.
  it('for an operation of each kind, byte by byte', { timeout: 180_000 }, async () => {
    const page = await (await newReader()).open('/');
    expect(operationIds.length).toBeGreaterThan(5);
    for (const id of operationIds) {
      await page.goto(`/api/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
      const command = await fillForm(page);
      await sendForm(page);
      const note = page.locator('.try-actions .try-note');
      await answerOf(page)
        .or(note.getByText(/attention/))
        .waitFor();
      expect(await note.innerText(), command).toBe('');
      expect(await page.locator('.try-failure').allInnerTexts(), command).toEqual([]);
      const sent = api.received.at(-1);
      const count = api.received.length;
      await promisify(execFile)('bash', ['-c', command], { cwd: folder });
      expect(api.received.length, command).toBe(count + 1);
      expect(normalize(sent), command).toEqual(normalize(api.received.at(-1)));
    }
  });
});

/** Fills in secrets and files. Returns the command that the page then shows. */
async function fillForm(page: Page): Promise<string> {
  const code = page.locator('.exchange.request [data-tab="curl"] pre > code').first();
  const given = await code.textContent();
  await openForm(page);
  expect(await code.textContent()).toBe(given);
  const authorization = page.getByRole('group', { name: 'Authorization' });
  for (const input of await authorization.locator('input[type="password"]').all()) await input.fill(SECRET);
  for (const input of await page.locator('.try input[type="file"]').all()) await input.setInputFiles(FILE);
  const box = page.getByRole('checkbox', { name: 'Show my credentials in samples' });
  if ((await box.count()) > 0) {
    await box.check();
    await expect.poll(() => code.textContent()).toContain(SECRET);
  }
  return (await code.textContent()) ?? '';
}

/** Removes differences: headers of the program, and multipart boundaries. */
function normalize(request: ReceivedRequest | undefined): object {
  if (request === undefined) return {};
  const { method, path, headers, body } = request;
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  const rename = (text: string): string =>
    boundary === undefined
      ? text
      : text.replaceAll(`--${boundary}`, '--B').replace(`boundary=${boundary}`, 'boundary=B');
  const named = Object.entries(headers).filter(([name, value]) => !isOwn(name, value));
  return {
    method,
    path,
    headers: Object.fromEntries(named.map(([name, value]) => [name, rename(value)])),
    body: rename(body),
  };
}

function isOwn(name: string, value: string): boolean {
  return OWN_HEADERS.has(name) || name.startsWith('cf-') || (name === 'accept' && value === '*/*');
}

function canRun(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
