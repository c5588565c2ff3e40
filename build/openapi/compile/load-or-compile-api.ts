import { messagesKey } from '../../../worker/model/messages/find-messages.ts';
import { findOrCompute } from '../../base/cache/result-cache.ts';
import { fingerprint } from '../../base/cache/tracker.ts';
import { Report } from '../../base/report/report.ts';
import type { MarkedChanges } from '../changelog/change-marks.ts';
import type { ChangelogEntry } from '../changelog/load-changelog.ts';
import { ApiWarnings } from '../core/api-warnings.ts';
import { type DescriptionSource, parseWhole, standsAlone } from '../overlay/parse-whole.ts';
import { ACCESS_MARK } from '../read/api-access.ts';
import type { DescriptionText } from '../read/text/description-text.ts';
import { findCachedPages } from './api-pages.ts';
import { type ApiOptions, type CompiledApi, compileApi } from './compile-api.ts';
import type { SitePaths } from './site-paths.ts';

interface SourceOptions extends ApiOptions, DescriptionSource {
  readonly changelog: readonly ChangelogEntry[];
  readonly versionMarks: readonly MarkedChanges[];
  readonly reserved: SitePaths;
}

/** Compiles a description. A text compiled before is not even parsed. Its pages are cached separately. */
export async function loadOrCompileApi(
  description: DescriptionText,
  options: SourceOptions,
  report: Report,
): Promise<CompiledApi> {
  const {
    config,
    overlays,
    base,
    messages,
    imageHosts,
    reserved,
    changelog,
    versionMarks,
    view,
    cache = null,
  } = options;
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
        ...(view !== undefined && mentionsAccess(description, options) ? [[...view.visible], view.names] : []),
      ]);
    },
    sources: {
      config,
      changelog: () => changelog,
      versionMarks: () => versionMarks,
      has: (path: string) => reserved.has(path),
      hasInAnyCase: (path: string) => reserved.hasInAnyCase(path),
      isLinked: (path: string) => reserved.isLinked(path),
    },
    compute: async (site) => {
      const found = new Report();
      const warnings = new ApiWarnings({ isRecorded: cache !== null });
      const parsed = await parseWhole(description, options, found, warnings);
      const marks = { changelog: site.changelog(), versionMarks: site.versionMarks() };
      const own = { ...options, config: site.config, ...marks, reserved: site };
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

/** Whether the view of readers can make a difference. */
function mentionsAccess({ byteText }: DescriptionText, { overlays }: Pick<DescriptionSource, 'overlays'>): boolean {
  return [byteText, ...overlays.map(({ text }) => text)].some((text) => text.includes(ACCESS_MARK));
}
