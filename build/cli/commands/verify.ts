import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Report } from '../../base/report/report.ts';
import { SiteCompiler } from '../../site/compile-site.ts';
import { loadVerified, VERIFIED_FILE } from '../../site/config/verified-operations.ts';
import { stampOperations } from '../../tools/verify/stamp-operations.ts';
import { type Verification, verifyOperations } from '../../tools/verify/verify-operations.ts';
import { defineCommand, UsageError } from '../command.ts';
import { openCaches } from '../open-caches.ts';
import { BUILD_OPTIONS, JSON_OPTION, toSite } from '../options.ts';
import { count, printFindings } from '../print-report.ts';

export const verify = defineCommand({
  summary: 'Calls every safe operation of a sandbox and checks the responses against the description.',
  options: {
    ...BUILD_OPTIONS,
    server: { type: 'string', value: 'URL', help: 'Server to call instead of the described servers. Required.' },
    auth: { type: 'string', value: 'VARIABLE', help: 'Environment variable that contains the token or key.' },
    stamp: {
      type: 'boolean',
      help: 'Record the date in the content folder, so that pages of matching operations show it.',
    },
    json: JSON_OPTION,
  },
  async run(options, _words, variables) {
    const { server } = options;
    if (server === undefined || !/^https?:\/\//.test(server) || !URL.canParse(server))
      throw new UsageError('--server is missing or invalid: pass a URL such as https://sandbox.example.com/v1.');
    const secret = options.auth === undefined ? undefined : variables[options.auth];
    if (options.auth !== undefined && secret === undefined)
      throw new UsageError(`--auth: the environment variable ${options.auth} is not set.`);
    const report = new Report();
    const site = toSite(options);
    const cache = openCaches(site, options)?.site ?? null;
    const compiled = await new SiteCompiler(cache).compile(site.source, report);
    cache?.endRun();
    if (compiled === null || report.failed) {
      printFindings(report);
      process.exitCode = 1;
      return;
    }
    if (compiled.pages.every(({ tryIt }) => tryIt === undefined))
      throw new UsageError('No API has a form: set "tryIt" in site.yaml.');
    const results: Verification[] = [];
    for await (const result of verifyOperations(compiled.pages, { server, secret })) {
      results.push(result);
      if (!options.json) console.log(toLine(result));
    }
    if (options.stamp) await writeStamps(site.source.contentDir, results);
    const wrong = results.filter(({ kind }) => kind !== 'matches' && kind !== 'skipped').length;
    const verified = results.filter(({ kind }) => kind === 'matches').length;
    if (options.json) console.log(JSON.stringify({ server, results }));
    else console.log(`${count(results.length, 'operation')}, ${verified} verified, ${wrong} not.`);
    process.exitCode = wrong === 0 && verified > 0 ? 0 : 1;
  },
});

/** Stores the date for each matching operation, for the next build. */
async function writeStamps(contentDir: string, results: readonly Verification[]): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const days = stampOperations(await loadVerified(contentDir), results, today);
  await writeFile(join(contentDir, VERIFIED_FILE), `${JSON.stringify(days, null, 2)}\n`);
}

function toLine({ kind, operation, status, differences, unchecked }: Verification): string {
  return [
    `${kind.padEnd(8)} ${operation} ${status ?? ''}`.trimEnd(),
    ...differences.map((text) => `         ${text}`),
    ...(unchecked.length === 0 ? [] : [`         Not checked: ${unchecked.join(', ')}.`]),
  ].join('\n');
}
