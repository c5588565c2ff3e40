import { readFile } from 'node:fs/promises';
import { type AccessSettings, visibleAudiences } from '../../../worker/model/access.ts';
import { SourceError } from '../../base/report/finding.ts';
import { displayPath } from '../../base/source/read-text.ts';
import type { Release } from '../../release/records/make-release.ts';
import type { LocalRuntime } from '../../serve/local/local-runtime.ts';
import type { AuditReader } from './audit-paths.ts';
import { PUBLIC_VIEW, viewName } from './expected-paths.ts';

const TIMEOUT_MS = 30_000;

/** The public, and a reader of each view, of a release that runs on this machine and believes what requests say. */
export function localReaders({ manifest }: Release, runtime: LocalRuntime, origin: string): readonly AuditReader[] {
  return [manifest, ...(manifest.views ?? [])].map((view) => {
    const { audiences = [] } = view;
    const headers: Readonly<Record<string, string>> =
      audiences.length === 0 ? {} : { Authorization: audiences.join(' ') };
    const name = viewName(view);
    return { name, view: name, ask: (path) => runtime.fetch(origin + path, { headers }) };
  });
}

/** The public, and readers with the headers of a file, of a site that runs elsewhere. */
export async function liveReaders(
  url: string,
  settings: AccessSettings,
  files: ReadonlyMap<string, string>,
): Promise<readonly AuditReader[]> {
  const { origin } = new URL(url);
  const asker =
    (headers: Readonly<Record<string, string>>) =>
    (path: string): Promise<Response> =>
      fetch(origin + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const readers: AuditReader[] = [{ name: PUBLIC_VIEW, view: PUBLIC_VIEW, ask: asker({}) }];
  for (const [name, file] of files)
    readers.push({
      name,
      view: viewName({ audiences: visibleAudiences(settings, [name]) }),
      ask: asker(await readHeaders(file)),
    });
  return readers;
}

/** Reads `Name: value`, one header a line, as browsers copy them. */
async function readHeaders(file: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw SourceError.at({ file: displayPath(file) }, `Cannot read the headers of a reader: ${error.message}.`);
  });
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line, index) => {
      const [, name, value] = /^([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
      if (name === undefined || value === undefined)
        throw SourceError.at(
          { file: displayPath(file), position: { line: index + 1, column: 1 } },
          'Cannot read the headers of a reader: expected lines such as "Cookie: __Host-session=…".',
        );
      return [name, value];
    }),
  );
}
