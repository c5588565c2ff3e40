import { expect } from 'vitest';
import { formatFinding, SourceError } from '../../build/base/report/finding.ts';

/** The findings of the SourceError that `work` throws, as text. */
export async function thrownFindings(work: () => unknown): Promise<string[]> {
  const error = await Promise.resolve()
    .then(work)
    .then(
      () => null,
      (thrown: unknown) => thrown,
    );
  if (!(error instanceof SourceError)) expect.fail(`No SourceError was thrown, but ${String(error)}`);
  return error.findings.map(formatFinding);
}
