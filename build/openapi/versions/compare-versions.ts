import { findOrMake, type ResultCache } from '../../base/cache/result-cache.ts';
import { fingerprint } from '../../base/cache/tracker.ts';
import { SourceError } from '../../base/report/finding.ts';
import { Report } from '../../base/report/report.ts';
import type { ApiConfig } from '../../site/config/site-config.ts';
import { ApiWarnings } from '../core/api-warnings.ts';
import { diffDescriptions } from '../diff/diff-descriptions.ts';
import { type DescriptionSource, parseWhole, standsAlone } from '../overlay/parse-whole.ts';
import type { ApiView } from '../read/api-access.ts';
import type { DescriptionText } from '../read/text/description-text.ts';
import { VersionChanges, type VersionStep } from './version-changes.ts';

/** The description of a version, read but not parsed. */
export interface OpenedDescription {
  readonly description: DescriptionText;
  readonly source: DescriptionSource;
}

interface Sources {
  readonly open: (config: ApiConfig) => Promise<OpenedDescription>;
  /** The readers that the site is for. */
  readonly view: Pick<ApiView, 'visible'>;
  readonly cache: ResultCache | null;
}

/** Compares each version of an API with the next older one. What cannot be read is reported when it is compiled. */
export async function compareVersions(apis: readonly ApiConfig[], sources: Sources): Promise<VersionChanges> {
  const { open } = sources;
  const steps: VersionStep[] = [];
  for (const newer of apis) {
    const older = findOlder(newer, apis);
    if (older === null) continue;
    try {
      steps.push({ older, newer, diff: await diffOf(await open(older), await open(newer), sources) });
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
    }
  }
  return new VersionChanges(steps);
}

function findOlder({ version }: ApiConfig, apis: readonly ApiConfig[]): ApiConfig | null {
  if (version?.older === undefined) return null;
  return apis.find((api) => api.version?.api === version.api && api.version.label === version.older) ?? null;
}

function diffOf(
  older: OpenedDescription,
  newer: OpenedDescription,
  { view, cache }: Sources,
): Promise<VersionStep['diff']> {
  const both = [older, newer];
  const compare = async (): Promise<VersionStep['diff']> => {
    const [before, after] = await Promise.all(both.map(readRoot));
    if (before === undefined || after === undefined) return { changes: [], operations: [] };
    const { changes, operations } = diffDescriptions(before, after, view);
    return { changes, operations };
  };
  // The digests do not cover referenced files.
  if (cache === null || !both.every(({ description, source }) => standsAlone(description, source))) return compare();
  const key = fingerprint([
    'changes of a version',
    [...view.visible],
    ...both.map(({ description, source }) => [description.digest, source.overlays]),
  ]);
  return findOrMake(cache, key, compare);
}

async function readRoot({ description, source }: OpenedDescription) {
  return (await parseWhole(description, source, new Report(), new ApiWarnings())).root;
}
