import { messagesKey } from '../../../worker/model/messages/find-messages.ts';
import { findOrCompute } from '../../base/cache/result-cache.ts';
import { fingerprint } from '../../base/cache/tracker.ts';
import { Report } from '../../base/report/report.ts';
import type { TextFile } from '../../base/source/read-text.ts';
import type { ChangelogEntry } from '../changelog/load-changelog.ts';
import { ApiWarnings } from '../core/api-warnings.ts';
import type { ParsedDescription } from '../core/parsed-description.ts';
import type { DescriptionReader } from '../read/description-reader.ts';
import { bringReferences } from '../read/load-api.ts';
import { DescriptionText } from '../read/text/description-text.ts';
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

/** Compiles a description. A text compiled before is not even parsed. Its pages are cached separately. */
export async function loadOrCompileApi(
  description: DescriptionText,
  options: SourceOptions,
  report: Report,
): Promise<CompiledApi> {
  const { config, overlays, base, messages, imageHosts, reserved, changelog, cache = null } = options;
  const { api, findings } = await findOrCompute({
    cache,
    key: () => {
      // The digest does not cover referenced files.
      if (!standsAlone(description, options)) return null;
      return fingerprint([
        'api',
        description.file,
        description.digest,
        overlays,
        base,
        messagesKey(messages),
        imageHosts,
      ]);
    },
    sources: {
      config,
      changelog: () => changelog,
      has: (path: string) => reserved.has(path),
      hasInAnyCase: (path: string) => reserved.hasInAnyCase(path),
      isLinked: (path: string) => reserved.isLinked(path),
    },
    compute: async (site) => {
      const found = new Report();
      const warnings = new ApiWarnings({ isRecorded: cache !== null });
      const parsed = await parseWhole(description, options, found, warnings);
      const own = { ...options, config: site.config, changelog: site.changelog(), reserved: site };
      return { api: compileApi(parsed, own, found, warnings), findings: found.findings };
    },
    pack: ({ api: { pages: _pages, ...rest }, findings: found }) => ({ api: rest, findings: found }),
    unpack: ({ api: rest, findings: found }) => {
      const pages = rest.keys.map((key) => (key === null ? null : findCachedPages(cache, key)));
      return pages.includes(null)
        ? null
        : { api: { ...rest, pages: pages.flatMap((own) => own ?? []) }, findings: found };
    },
  });
  report.add({ findings });
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
