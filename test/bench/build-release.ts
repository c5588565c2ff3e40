import { formatFinding } from '../../build/base/report/finding.ts';
import { Report } from '../../build/base/report/report.ts';
import type { BuiltRelease, ReleaseBuilder } from '../../build/cli/release-builder.ts';

/** Builds in memory. Throws an error with the build's own messages. */
export async function buildRelease(builder: ReleaseBuilder): Promise<BuiltRelease> {
  const report = new Report();
  const built = await builder.build(report);
  if (built === null) throw new Error(`Cannot build the site:\n${report.errors.map(formatFinding).join('\n')}`);
  return built;
}
