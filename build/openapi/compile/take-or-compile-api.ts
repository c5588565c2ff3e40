import { createHash } from 'node:crypto';
import { NO_CACHE, type PartCache } from '../../cache/part-cache.ts';
import type { CompiledPage } from '../../compiled-page.ts';
import type { Finding } from '../../report/finding.ts';
import { Report } from '../../report/report.ts';
import type { TextFile } from '../../source/read-text.ts';
import { ApiWarnings } from '../core/api-warnings.ts';

import { overlayDescription } from '../overlay/overlay-description.ts';
import type { DescriptionReader } from '../read/description-reader.ts';
import { DescriptionText } from '../read/description-text.ts';
import { bringReferences } from '../read/load-api.ts';
import { findCachedPages } from './api-pages.ts';
import { type ApiOptions, type CompiledApi, compileApi } from './compile-api.ts';

interface SourceOptions extends ApiOptions {
  /** File or URL of the description. */
  readonly location: string;
  readonly contentDir: string;
  /** Overlays of the description, in their order. */
  readonly overlays: readonly TextFile[];
  /** Has read the description before, in a process that compiles it again and again. */
  readonly reader: DescriptionReader;
}

/** A whole API without its pages, which are kept each for itself. */
interface CachedApi {
  readonly api: Omit<CompiledApi, 'pages'>;
  readonly findings: readonly Finding[];
}

/** Compiles a description; a text that was compiled before is not even parsed. */
export async function takeOrCompileApi(
  description: DescriptionText,
  options: SourceOptions,
  report: Report,
): Promise<CompiledApi> {
  const { location, contentDir, reader, overlays, cache = NO_CACHE } = options;
  // What other files say of it is not in its own text.
  const isAlone = description.isAlone && overlays.every(({ file, text }) => DescriptionText.of(file, text).isAlone);
  const key = isAlone ? keyOf(description, options) : null;
  const kept = key === null ? null : findApi(key, cache);
  if (kept !== null) {
    report.add(kept);
    return kept.api;
  }
  const findings = new Report();
  const warnings = new ApiWarnings();
  const own = description.parsed ?? reader.read(description);
  const overlaid = overlays.length === 0 ? own : overlayDescription(own, overlays, findings);
  const parsed = isAlone ? overlaid : await bringReferences(overlaid, location, contentDir, warnings);
  const api = compileApi(parsed, options, findings, warnings);
  report.add(findings);
  if (key !== null) {
    const { pages: _pages, ...rest } = api;
    cache.keep(key, { api: rest, findings: findings.findings } satisfies CachedApi);
  }
  return api;
}

function keyOf(description: DescriptionText, options: SourceOptions): string {
  const { config, base, imageHosts, reserved, overlays } = options;
  const made = ['api', description.file, config, base, imageHosts, [...reserved], description.digest, overlays];
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 32);
}

/** Null unless all of its pages are kept as well. */
function findApi(key: string, cache: PartCache): { api: CompiledApi; findings: readonly Finding[] } | null {
  const kept = cache.find<CachedApi>(key);
  if (kept === null) return null;
  const pages: CompiledPage[] = [];
  for (const pageKey of kept.api.keys) {
    const found = pageKey === null ? null : findCachedPages(cache, pageKey);
    if (found === null) return null;
    pages.push(...found);
  }
  return { api: { ...kept.api, pages }, findings: kept.findings };
}
