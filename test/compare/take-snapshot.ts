import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parse, stringify } from 'yaml';
import { querySets } from '../bench/search/query-sets.ts';
import { runEngine, type SiteInput } from './run-engine.ts';
import { type Entry, entryKey, writeSnapshot } from './snapshot.ts';
import { visitSite } from './visit-site.ts';

/** Content folders, and folders of API descriptions. */
export interface SnapshotInput {
  readonly contents: readonly string[];
  readonly descriptions: string | undefined;
  /** Whether operations in `descriptions` have forms, which old engines don't know. By default, they do. */
  readonly hasForms?: boolean;
  /** Is called before each site. */
  readonly onSite?: (line: string) => void;
}

/** The settings of a site that has nothing but an API. Its description is given to the build. */
function oneApi(hasForms: boolean): string {
  const api = { id: 'api', description: 'api.json', path: '/api', ...(hasForms ? { tryIt: { mode: 'mock' } } : {}) };
  return stringify({ title: 'API', origin: 'https://docs.example.com', apis: [api] });
}

/** Builds sites with the engine in a checkout, and writes everything that they serve to one file. */
export async function takeSnapshot(engine: string, input: SnapshotInput, file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'compare-api-'));
  try {
    await writeSnapshot(file, takeSites(engine, listSites(input, folder), input.onSite));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function listSites({ contents, descriptions, hasForms = true }: SnapshotInput, folder: string): SiteInput[] {
  writeFileSync(join(folder, 'site.yaml'), oneApi(hasForms));
  writeFileSync(join(folder, 'index.md'), '# API\n');
  writeFileSync(join(folder, 'api.json'), '{}');
  const files =
    descriptions === undefined ? [] : readdirSync(descriptions).filter((name) => /\.(?:json|ya?ml)$/.test(name));
  const sites: SiteInput[] = [
    ...contents.map((content) => ({ name: basename(resolve(content)), content: resolve(content) })),
    ...files.map((name) => ({ name, content: folder, description: resolve(descriptions ?? '', name) })),
  ];
  const names = sites.map(({ name }) => name);
  const double = names.find((name, place) => names.indexOf(name) < place);
  if (double !== undefined)
    throw new Error(`Cannot name two sites ${JSON.stringify(double)}: rename a folder or file.`);
  return sites.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function* takeSites(
  engine: string,
  sites: readonly SiteInput[],
  onSite?: (line: string) => void,
): AsyncGenerator<string> {
  for (const [place, site] of sites.entries()) {
    onSite?.(`${place + 1} of ${sites.length}: ${site.name}`);
    yield* await takeSite(engine, site);
  }
}

/** The lines of a site, in order. They are compressed while they wait, because a large site has a gigabyte of text. */
async function takeSite(engine: string, { name: site, ...input }: SiteInput): Promise<Iterable<string>> {
  const lines = new Map<string, Buffer>();
  let pages = 0;
  const add = (type: Entry['type'], name: string, facts: Entry['facts']): void => {
    if (type === 'page') pages += 1;
    const entry: Entry = { site, type, name, facts };
    lines.set(entryKey(entry), deflateRawSync(`${JSON.stringify(entry)}\n`, { level: 1 }));
  };
  const queries = querySets(site === 'content' ? 'sample' : site).flatMap((set) =>
    set.queries.map(({ query }) => query),
  );
  const report = await runEngine(engine, { name: site, ...input }, (origin) =>
    visitSite(origin, readRedirects(input.content), queries, add),
  );
  add('site', site, {
    errors: report.errors.map(({ message }) => message),
    warnings: report.warnings.length,
    'pages that the build reports': report.pages,
    'pages found': pages,
  });
  return inOrder(lines);
}

function* inOrder(lines: ReadonlyMap<string, Buffer>): Generator<string> {
  for (const key of [...lines.keys()].sort()) yield inflateRawSync(lines.get(key) ?? '').toString();
}

/** Old paths that nothing links to. Patterns have no address. */
function readRedirects(content: string): string[] {
  const file = join(content, 'redirects.yaml');
  if (!existsSync(file)) return [];
  const redirects = (parse(readFileSync(file, 'utf8')) ?? {}) as Readonly<Record<string, string>>;
  return Object.keys(redirects).filter((path) => !/[*:]/.test(path));
}
