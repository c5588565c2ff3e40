import { noteReads } from '../../cache/note-reads.ts';
import { type Answers, fingerprint, Questions } from '../../cache/questions.ts';
import { findCurrent, NO_CACHE, type ResultCache } from '../../cache/result-cache.ts';
import type { CompiledPage } from '../../compiled-page.ts';
import type { Finding } from '../../report/finding.ts';
import { Report } from '../../report/report.ts';
import type { TextFile } from '../../source/read-text.ts';
import type { ChangelogEntry } from '../changelog/load-changelog.ts';
import { ApiWarnings } from '../core/api-warnings.ts';
import type { ParsedDescription } from '../core/parsed-description.ts';
import type { DescriptionReader } from '../read/description-reader.ts';
import { DescriptionText } from '../read/description-text.ts';
import { bringReferences } from '../read/load-api.ts';
import { findCachedPages } from './api-pages.ts';
import { type ApiOptions, type CompiledApi, compileApi } from './compile-api.ts';
import type { SitePaths } from './site-paths.ts';

interface DescriptionSource {
  /** File or URL of the description. */
  readonly location: string;
  readonly contentDir: string;
  /** Overlays of the description, in order. */
  readonly overlays: readonly TextFile[];
  /** Keeps state between reads in a process that compiles the description repeatedly. */
  readonly reader: DescriptionReader;
}

interface SourceOptions extends ApiOptions, DescriptionSource {
  readonly changelog: readonly ChangelogEntry[];
  readonly reserved: SitePaths;
}

/** A whole API without its pages, which are cached separately. */
interface CachedApi {
  readonly api: Omit<CompiledApi, 'pages'>;
  readonly findings: readonly Finding[];
  /** Answers about the site. Answers about the description need no check, since its text is the same. */
  readonly answers: Answers;
}

/** Compiles a description. A text compiled before is not even parsed. */
export async function takeOrCompileApi(
  description: DescriptionText,
  options: SourceOptions,
  report: Report,
): Promise<CompiledApi> {
  const { overlays, base, messages, imageHosts, cache = NO_CACHE } = options;
  // The digest does not cover referenced files.
  const isAlone = standsAlone(description, options);
  const surroundings = [overlays, base, messages.locale, imageHosts];
  const key = isAlone ? fingerprint(['api', description.file, description.digest, ...surroundings]) : null;
  const answers = new Map<string, string>();
  const questions = createSiteQuestions(options, answers);
  const cached = key === null ? null : findApi(key, cache, questions);
  if (cached !== null) {
    report.add(cached);
    return cached.api;
  }
  const findings = new Report();
  const warnings = new ApiWarnings();
  const parsed = await parseWhole(description, options, findings, warnings);
  const api = compileApi(parsed, { ...options, ...askSite(options, questions) }, findings, warnings);
  report.add(findings);
  if (key !== null) {
    const { pages: _pages, ...rest } = api;
    const part: CachedApi = { api: rest, findings: findings.findings, answers: [...answers] };
    cache.store(key, part);
  }
  return api;
}

function standsAlone(description: DescriptionText, { overlays }: Pick<DescriptionSource, 'overlays'>): boolean {
  return description.isAlone && overlays.every(({ file, text }) => DescriptionText.of(file, text).isAlone);
}

/** Parses a description and adds its overlays and referenced files. */
export async function parseWhole(
  description: DescriptionText,
  source: DescriptionSource,
  findings: Report,
  warnings: ApiWarnings,
): Promise<ParsedDescription> {
  const { location, contentDir, reader, overlays } = source;
  const own = description.parsed ?? reader.read(description);
  const overlaid = overlays.length === 0 ? own : await overlay(own, overlays, findings);
  return standsAlone(description, source) ? overlaid : bringReferences(overlaid, { location, contentDir }, warnings);
}

/** Loads the overlay code and its JSONPath library only when needed: most descriptions have no overlays. */
async function overlay(
  description: ParsedDescription,
  overlays: readonly TextFile[],
  findings: Report,
): Promise<ParsedDescription> {
  const { overlayDescription } = await import('../overlay/overlay-description.ts');
  return overlayDescription(description, overlays, findings);
}

type SiteQuestions = ReturnType<typeof createSiteQuestions>;

/** All questions that an API may ask about its site, besides the base and the image hosts. */
function createSiteQuestions({ config, reserved, changelog }: SourceOptions, answers: Map<string, string>) {
  return new Questions(
    {
      setting: (name: string | null) => (name === null ? Object.keys(config) : Reflect.get(config, name)),
      changelog: () => changelog,
      path: (path: string) => reserved.has(path),
      pathInAnyCase: (path: string) => reserved.hasInAnyCase(path),
    },
    (question, answer) => answers.set(question, answer),
  );
}

function askSite(
  { config }: ApiOptions,
  questions: SiteQuestions,
): Pick<SourceOptions, 'config' | 'reserved' | 'changelog'> {
  return {
    changelog: questions.ask('changelog'),
    config: noteReads(config, (name) => questions.ask('setting', name)),
    reserved: {
      has: (path) => questions.ask('path', path),
      hasInAnyCase: (path) => questions.ask('pathInAnyCase', path),
    },
  };
}

/** Returns null unless all its pages are cached, too. */
function findApi(
  key: string,
  cache: ResultCache,
  questions: SiteQuestions,
): { api: CompiledApi; findings: readonly Finding[] } | null {
  const cached = findCurrent<CachedApi>(cache, key, questions);
  if (cached === null) return null;
  const pages: CompiledPage[] = [];
  for (const pageKey of cached.api.keys) {
    const found = pageKey === null ? null : findCachedPages(cache, pageKey);
    if (found === null) return null;
    pages.push(...found);
  }
  return { api: { ...cached.api, pages }, findings: cached.findings };
}
