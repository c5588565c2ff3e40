import { join } from 'node:path';
import { isObject } from '../../../../worker/request/value/json.ts';
import { count } from '../../../base/report/count.ts';
import { SourceError } from '../../../base/report/finding.ts';
import { Report } from '../../../base/report/report.ts';
import { writeFiles } from '../../../base/source/write-files.ts';
import { SiteCompiler } from '../../../site/compile-site.ts';
import type { CompiledSite } from '../../../site/compiled-site.ts';
import { loadVerified, VERIFIED_FILE } from '../../../site/config/verified-operations.ts';
import { stampOperations } from '../../../tools/verify/stamp-operations.ts';
import {
  checkPlan,
  listSubjects,
  type Verification,
  verifyOperations,
} from '../../../tools/verify/verify-operations.ts';
import { loadPlan } from '../../../tools/verify/verify-plan.ts';
import { defineCommand, UsageError, type Variables } from '../../command.ts';
import { openCaches } from '../../open-caches.ts';
import { BUILD_OPTIONS, JSON_OPTION, SITE_URL, toSite } from '../../options.ts';
import { findFileFaults } from '../../path-faults.ts';

export const verify = defineCommand({
  summary: 'Calls every safe operation of a sandbox and checks the responses against the description.',
  options: {
    ...BUILD_OPTIONS,
    server: {
      ...SITE_URL,
      help: 'Server to call instead of the described servers.',
      expected: 'a URL such as https://sandbox.example.com/v1',
      required: true,
    },
    api: { type: 'string', value: 'ID', help: 'API to verify. Required if several APIs have forms.' },
    auth: { type: 'string', value: 'VARIABLE', help: 'Environment variable that contains the token or key.' },
    plan: {
      type: 'string',
      value: 'FILE',
      help: 'Operations to call in order as well, such as writes, and a clean-up.',
      findPathFaults: findFileFaults,
    },
    stamp: {
      type: 'boolean',
      help: 'Record the date in the content folder, so that pages of matching operations show it.',
    },
    json: JSON_OPTION,
  },
  async run(options, _words, variables) {
    const caller = toCaller(options, variables);
    const report = new Report();
    const site = toSite(options);
    const plan = options.plan === undefined ? undefined : await report.attempt(() => loadPlan(options.plan ?? ''));
    const cache = openCaches(site, options)?.site ?? null;
    const open = await new SiteCompiler(cache).compile(site.source, report);
    // The last view has all operations, also those that only some readers see.
    const compiled = open?.views?.at(-1) ?? open;
    cache?.endRun();
    if (compiled === null || plan === null || report.failed) throw new SourceError(report.errors);
    const api = chooseApi(compiled, options.api);
    const subjects = listSubjects(compiled.pages).filter(({ form }) => form.api === api.id);
    const [fault] = plan === undefined ? [] : checkPlan(plan, subjects);
    if (fault !== undefined) throw new UsageError(`--plan: ${fault}`);
    const stop = new AbortController();
    process.once('SIGINT', () => stop.abort());
    const results: Verification[] = [];
    for await (const result of verifyOperations(subjects, { ...caller, plan, stop: stop.signal })) {
      results.push(result);
      if (!options.json) console.log(toLine(result));
    }
    if (options.stamp) await writeStamps(site.source.contentDir, results, findRelease(compiled, api.path));
    const wrong = results.filter(({ kind }) => kind !== 'matches' && kind !== 'skipped').length;
    const verified = results.filter(({ kind }) => kind === 'matches').length;
    if (options.json) console.log(JSON.stringify({ server: caller.server, results }));
    else console.log(`${count(results.length, 'operation')}, ${verified} verified, ${wrong} not.`);
    process.exitCode = wrong === 0 && verified > 0 && !stop.signal.aborted ? 0 : 1;
  },
});

interface CallerOptions {
  readonly server?: string | undefined;
  readonly auth?: string | undefined;
}

function toCaller(
  { server = '', auth }: CallerOptions,
  variables: Variables,
): { readonly server: string; readonly secret: string | undefined } {
  const secret = auth === undefined ? undefined : variables[auth];
  if (auth !== undefined && secret === undefined)
    throw new UsageError(`--auth: the environment variable ${auth} is not set.`);
  return { server, secret };
}

/** The API to verify: a server has only one. */
function chooseApi({ frame }: CompiledSite, id: string | undefined): { readonly id: string; readonly path: string } {
  const apis = frame.tryIt?.apis ?? [];
  const [only] = apis.filter((api) => id === undefined || api.id === id);
  const ids = apis.map((api) => api.id).join(', ');
  if (apis.length === 0) throw new UsageError('No API has a form: set "tryIt" in site.yaml.');
  if (only === undefined) throw new UsageError(`--api: no API with a form has the id ${id}. Use one of ${ids}.`);
  if (id === undefined && apis.length > 1) throw new UsageError(`Several APIs have forms: pass --api (${ids}).`);
  return only;
}

/** The version of the API description that the site serves; empty if it has none. */
function findRelease({ packedFiles }: CompiledSite, path: string): string {
  const files = packedFiles.flatMap((group) => [...group]);
  const [, bytes] =
    files.find(([name]) => name === `${path}.json` || (name.startsWith(`${path}/`) && name.endsWith('.json'))) ?? [];
  const description: unknown = bytes === undefined ? null : JSON.parse(Buffer.from(bytes).toString('utf8'));
  const info = isObject(description) && isObject(description.info) ? description.info : {};
  return typeof info.version === 'string' || typeof info.version === 'number' ? String(info.version) : '';
}

/** Stores a stamp for each matching operation, for the next build. */
async function writeStamps(contentDir: string, results: readonly Verification[], release: string): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const stamps = stampOperations(await loadVerified(contentDir), results, { date, release });
  await writeFiles(new Map([[join(contentDir, VERIFIED_FILE), `${JSON.stringify(stamps, null, 2)}\n`]]));
}

function toLine({ kind, operation, status, differences, unchecked }: Verification): string {
  return [
    `${kind.padEnd(8)} ${operation} ${status ?? ''}`.trimEnd(),
    ...differences.map((text) => `         ${text}`),
    ...(unchecked.length === 0 ? [] : [`         Not checked: ${unchecked.join(', ')}.`]),
  ].join('\n');
}
