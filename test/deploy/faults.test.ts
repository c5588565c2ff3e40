import { beforeEach, describe, expect, it } from 'vitest';
import { API_TOKEN, type CloudflareStandIn } from './cloudflare-stand-in.ts';
import { largeRelease } from './large-release.ts';
import { CountingWrangler, faultOf, Operator, SILENT } from './operator.ts';

/** 1,200 records and before them their list: 1 + 500 + 500 + 200. */
const RELEASE = largeRelease(1_200);
const WRITES = 1_201;

const NAMESPACES = /^GET \/storage\/kv\/namespaces$/;
const CREATE = /^POST \/storage\/kv\/namespaces$/;
const DEPLOYMENTS = /^GET .*\/deployments$/;
const KEYS = /^GET .*\/keys$/;
const BULK = /^PUT .*\/bulk$/;

let standIn: CloudflareStandIn;
let operator: Operator;
let wrangler: CountingWrangler;

beforeEach(async () => {
  operator = await Operator.start();
  standIn = operator.standIn;
  wrangler = new CountingWrangler();
  return () => operator.leave();
});

describe('a deploy whose step fails', () => {
  it.each([
    ['the list of namespaces', NAMESPACES, 'Cannot list the KV namespaces of the account'],
    ['the deployments', DEPLOYMENTS, 'Cannot read the deployments of the worker "accounting-docs"'],
    ['the new namespace', CREATE, 'Cannot create the KV namespace "accounting-docs-content"'],
    ['the first batch', BULK, 'Cannot write records to KV'],
  ])('deploys no worker and continues later: %s', async (_, pattern, message) => {
    standIn.fail(pattern, { status: 500, code: 10_001, message: 'Internal error' });
    const fault = await faultOf(operator.deploy(RELEASE, { wrangler }));
    expect(fault).toBe(
      `Cloudflare: ${message}: status 500, Internal error [10001]. Run the same command again to continue. https://www.cloudflarestatus.com shows current incidents.`,
    );
    expect(standIn.count(pattern)).toBe(5);
    expect([standIn.kv.records.size, wrangler.deploys]).toEqual([0, 0]);

    standIn.heal();
    expect(await operator.deploy(RELEASE, { wrangler })).toMatchObject({ sent: WRITES, kept: 0 });
    expect([standIn.kv.batches, wrangler.deploys]).toEqual([[1, 500, 500, 200], 1]);
  });

  it.each([
    [2, 700],
    [3, 200],
  ])('uploads only the missing records after %i batches', async (batches, missing) => {
    standIn.fail(BULK, 'disconnect', { after: batches });
    expect(await faultOf(operator.deploy(RELEASE, { wrangler }))).toMatch(
      /^Cloudflare: Cannot write records to KV: no response \(.+\)\. Run the same command again/,
    );
    expect(wrangler.deploys).toBe(0);

    standIn.heal();
    expect(await operator.deploy(RELEASE, { wrangler })).toMatchObject({ sent: missing, kept: WRITES - missing });
    expect(standIn.kv.records.size).toBe(WRITES);
  });

  it('lists the keys of an existing namespace before it uploads', async () => {
    await operator.deploy(largeRelease(2_300, 'older'), { wrangler });
    standIn.fail(KEYS, { status: 503 }, { after: 1 });
    expect(await faultOf(operator.deploy(RELEASE, { wrangler }))).toContain(
      'Cannot list the records in KV: status 503',
    );
    expect([standIn.kv.records.size, wrangler.deploys]).toEqual([2_301, 1]);

    standIn.heal();
    expect(await operator.deploy(largeRelease(2_300, 'older'), { wrangler })).toMatchObject({ sent: 0, kept: 2_301 });
  });

  it('retries temporary failures, after the requested delay', async () => {
    standIn.fail(BULK, { status: 429, code: 971, headers: { 'Retry-After': '1' } }, { times: 1 });
    standIn.fail(BULK, 'disconnect', { after: 1, times: 2 });
    const started = performance.now();
    expect(await operator.deploy(RELEASE, { wrangler })).toMatchObject({ sent: WRITES });
    expect(performance.now() - started).toBeGreaterThan(1_000);
    expect([standIn.count(BULK), standIn.kv.batches]).toEqual([7, [1, 500, 500, 200]]);
  });

  it('uploads again the records that a batch left out', async () => {
    for (const key of ['file/large-00007', 'file/large-00008']) standIn.kv.leftOut.add(key);
    await operator.deploy(RELEASE, { wrangler });
    expect(standIn.kv.batches).toEqual([1, 500, 2, 500, 200]);
    expect(standIn.kv.records.size).toBe(WRITES);
  });

  it('uses a namespace that another deploy created meanwhile', async () => {
    standIn.kv.namespaces.set('theirs', { title: 'accounting-docs-content', records: new Map() });
    standIn.kv.hideOnce = true;
    expect(await operator.deploy(RELEASE, { wrangler })).toMatchObject({ namespace: { id: 'theirs' } });
  });

  it('finds a namespace beyond the first hundred', async () => {
    for (let number = 0; number < 150; number++)
      standIn.kv.namespaces.set(`id-${number}`, { title: `a-${number}`, records: new Map() });
    standIn.kv.namespaces.set('ours', { title: 'accounting-docs-content', records: new Map() });
    expect(await operator.deploy(RELEASE, { wrangler })).toMatchObject({ namespace: { id: 'ours' } });
  });
});

describe("the free plan's allowance", () => {
  it('is mentioned before anything is uploaded', async () => {
    const sentBefore: number[] = [];
    const warn = (line: string): void => {
      if (line.includes('1,204 writes')) sentBefore.push(standIn.kv.records.size);
    };
    await operator.deploy(RELEASE, { wrangler, narrator: { ...SILENT, warn } });
    expect(sentBefore).toEqual([0]);
    await operator.deploy(largeRelease(996), { wrangler });
    expect(operator.heard.join()).not.toContain('free plan');
  });

  it('stops the deploy without retries when it is used up; a deploy on the next day continues', async () => {
    const fault = { status: 429, code: 10_048, message: 'free usage limit exceeded for this account.' };
    standIn.fail(BULK, fault, { after: 3 });
    expect(await faultOf(operator.deploy(RELEASE, { wrangler }))).toBe(
      "Cloudflare: Cannot write records to KV: status 429, free usage limit exceeded for this account. [10048]. The free plan's daily quota is used up; nothing is lost. Run the same command after 00:00 UTC to continue, or upgrade the account to Workers Paid.",
    );
    expect([standIn.count(BULK), wrangler.deploys]).toEqual([4, 0]);
    standIn.heal();
    expect(await operator.deploy(RELEASE, { wrangler })).toMatchObject({ sent: 200, kept: 1_001 });
  });
});

describe('credentials', () => {
  it('that are rejected are named but not shown', async () => {
    standIn.fail(NAMESPACES, { status: 403, code: 9_109, message: `Invalid access token ${API_TOKEN}` });
    const fault = await faultOf(operator.deploy(RELEASE, { wrangler }));
    expect(fault).toMatch(
      /^CLOUDFLARE_API_TOKEN: Cannot list the KV namespaces .* status 403, Invalid access token … \[9109\]\. Check/,
    );
    expect(standIn.count(NAMESPACES)).toBe(1);
  });

  it('of an unknown account are reported by variable', async () => {
    standIn.fail(NAMESPACES, { status: 404, code: 7_003, message: 'Could not route' });
    expect(await faultOf(operator.deploy(RELEASE, { wrangler }))).toMatch(
      /^CLOUDFLARE_ACCOUNT_ID: .* Copy the account ID/,
    );
  });
});

describe('a dry run', () => {
  it('counts what it would send and changes nothing', async () => {
    const report = await operator.deploy(RELEASE, { dryRun: true });
    expect(report).toMatchObject({ sent: WRITES, kept: 0, versionId: null, namespace: { id: null } });
    expect(report.bytes).toBeGreaterThan(WRITES * 30);
    expect(standIn.requests.every((request) => request.startsWith('GET '))).toBe(true);
  });

  it('makes no request without credentials', async () => {
    expect(await operator.deploy(RELEASE, { api: null, dryRun: true })).toMatchObject({ sent: WRITES });
    expect(standIn.requests).toEqual([]);
  });
});

describe('a live site that does not show the release', () => {
  it('is reported with the release that it shows, and how to roll back', async () => {
    const fault = await faultOf(operator.deploy(RELEASE, { wrangler, siteUrl: standIn.credentials.apiBaseUrl }));
    expect(fault).toMatch(
      /\/healthz: Cannot confirm the release: expected release release-large within 0\.3 s, got status 401, and not a response of this engine\. The worker is deployed\. Check the page, and run `npm run rollback` if it is broken\.$/,
    );
    expect(wrangler.deploys).toBe(1);
  });
});
