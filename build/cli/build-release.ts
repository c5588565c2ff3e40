import { SourceError } from '../base/report/finding.ts';
import { Report } from '../base/report/report.ts';
import { checkRateLimit } from '../publish/deploy/checks/check-rate-limit.ts';
import { checkRelease } from '../publish/deploy/checks/check-release.ts';
import { checkTraces } from '../publish/deploy/checks/check-traces.ts';
import type { WorkerConfig } from '../publish/deploy/service/worker-config.ts';
import type { Release } from '../release/records/make-release.ts';
import { countPages, printFindings } from './print-report.ts';
import type { ReleaseBuilder } from './release-builder.ts';
import type { TerminalNarrator } from './terminal-narrator.ts';

/**
 * Builds a release for deployment. Throws SourceError if it has errors or exceeds a limit of Cloudflare. `config`: of
 * its worker.
 */
export async function buildRelease(
  builder: ReleaseBuilder,
  config: WorkerConfig,
  narrator: TerminalNarrator,
): Promise<Release> {
  const report = new Report();
  const built = await builder.build(report, narrator.progress.bind(narrator));
  if (built !== null) {
    checkRelease(built.release, report);
    checkRateLimit(built.proxied, config, report);
    checkTraces(built.proxied, config, report);
  }
  printFindings({ errors: [], warnings: report.warnings });
  if (built === null || report.failed) throw new SourceError(report.errors);
  narrator.say(`Built ${countPages(built)}: release ${built.release.manifest.release}.`);
  return built.release;
}
