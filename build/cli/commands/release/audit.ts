import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from '../../../base/report/count.ts';
import { SourceError } from '../../../base/report/finding.ts';
import { Report } from '../../../base/report/report.ts';
import { type AuditReader, auditPaths } from '../../../publish/audit/audit-paths.ts';
import { listExpected } from '../../../publish/audit/expected-paths.ts';
import { liveReaders, localReaders } from '../../../publish/audit/readers.ts';
import { auditModules } from '../../../release/records/write-release.ts';
import { LocalRuntime } from '../../../serve/local/local-runtime.ts';
import { readCompatibilityDate } from '../../../serve/local/local-worker.ts';
import { defineCommand, UsageError } from '../../command.ts';
import { openCaches } from '../../open-caches.ts';
import { BUILD_OPTIONS, JSON_OPTION, SITE_URL, toSite } from '../../options.ts';
import { findFileFaults } from '../../path-faults.ts';
import { type BuiltRelease, ReleaseBuilder } from '../../release-builder.ts';

export const audit = defineCommand({
  summary: 'Lists who may read each path of a site and why, and checks that nobody else can.',
  options: {
    ...BUILD_OPTIONS,
    url: {
      ...SITE_URL,
      help: 'Check a running site of the same content. Default: the built site, on this machine.',
    },
    as: {
      type: 'string',
      value: 'NAME=FILE,…',
      help: 'With --url: the request headers of a reader of an audience, such as a cookie, one header a line.',
      accepts: (text) => toPairs(text).every(({ file }) => file !== ''),
      expected: 'an audience and a file, such as partners=headers.txt',
      findPathFaults: (text) => toPairs(text).flatMap(({ file }) => findFileFaults(file)),
    },
    json: JSON_OPTION,
  },
  findFaults: ({ url, as }) =>
    as === undefined || url !== undefined ? [] : ['--as needs --url: without it, every view is checked.'],
  async run(options) {
    const { url, as, json } = options;
    const report = new Report();
    const site = toSite(options);
    const built = await new ReleaseBuilder(site.source, openCaches(site, options)).build(report);
    if (built === null) throw new SourceError(report.errors);
    const { paths, faults } = await withReaders(built, { url, as, dir: site.dir }, (readers) =>
      auditPaths(listExpected(built.release.manifest, built.rules), readers, built.release.manifest.site),
    );
    if (json) console.log(JSON.stringify({ paths, faults }));
    else {
      for (const { path, views, why } of paths)
        console.log(why === null ? `${path}  everybody` : `${path}  ${views.join(', ')}: ${why}`);
      const hidden = paths.filter(({ why }) => why !== null).length;
      console.log(`${count(paths.length, 'path')}, ${hidden} private.`);
      for (const { path, reader, found } of faults) console.error(`error: ${path}: as ${reader}: ${found}`);
      if (faults.length === 0) console.log('Nobody gets anything that they must not.');
    }
    process.exitCode = faults.length === 0 ? 0 : 1;
  },
});

interface AuditOptions {
  readonly url: string | undefined;
  readonly as: string | undefined;
  readonly dir: string;
}

async function withReaders<T>(
  { release }: BuiltRelease,
  { url, as, dir }: AuditOptions,
  work: (readers: readonly AuditReader[]) => Promise<T>,
): Promise<T> {
  const { access = null } = release.manifest;
  if (access === null) throw new UsageError('The site has no audiences: set "access" in site.yaml.');
  if (url !== undefined) return work(await liveReaders(url, access, toFiles(as ?? '', access.audiences)));
  const stateDir = await mkdtemp(join(tmpdir(), 'audit-'));
  const runtime = new LocalRuntime({ port: 0, stateDir, compatibilityDate: await readCompatibilityDate(dir) });
  try {
    const origin = await runtime.serve(release, auditModules(release));
    return await work(localReaders(release, runtime, origin));
  } finally {
    await runtime.stop();
    await rm(stateDir, { recursive: true, force: true });
  }
}

/** `partners=headers.txt,staff=staff.txt`. What is not such a pair has no file. */
function toPairs(text: string): readonly { readonly name: string; readonly file: string }[] {
  return text.split(',').flatMap((pair) => {
    const [, name = pair, file = ''] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
    return pair === '' ? [] : [{ name, file }];
  });
}

function toFiles(text: string, audiences: readonly { readonly name: string }[]): Map<string, string> {
  const pairs = toPairs(text);
  const unknown = pairs.filter(({ name }) => !audiences.some((audience) => audience.name === name));
  if (unknown.length > 0)
    throw new UsageError(...unknown.map(({ name }) => `--as: the site has no audience ${JSON.stringify(name)}.`));
  return new Map(pairs.map(({ name, file }) => [name, file]));
}
