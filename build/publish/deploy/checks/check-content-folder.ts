import { SourceError } from '../../../base/report/finding.ts';
import type { ReleaseRecord } from '../service/release-record.ts';
import type { WorkerConfig } from '../service/worker-config.ts';

/**
 * Throws SourceError if a live release of the worker is from another content folder, because a deploy would replace that
 * site. Releases of older engines do not name theirs.
 */
export function checkContentFolder(
  content: string,
  live: readonly ReleaseRecord[],
  { file, workerName }: WorkerConfig,
): void {
  const other = live.find((release) => release.content !== undefined && release.content !== content)?.content;
  if (other === undefined) return;
  throw SourceError.at(
    { file },
    `Cannot deploy the content folder ${JSON.stringify(content)}: the worker ${workerName} serves the site of another one, ${JSON.stringify(other)}, which would be replaced. ` +
      'Give this site a worker of its own (another "name" in wrangler.toml, or an environment with --env), put both languages into one site ("locales" in site.yaml), or pass --replace if the folder was renamed.',
  );
}
