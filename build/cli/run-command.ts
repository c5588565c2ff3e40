import { SourceError } from '../report/finding.ts';
import { printFindings, toJson } from './print-report.ts';

/** Runs a command. A fault of its surroundings is printed, also as JSON when that is asked for, and makes the exit status 1. */
export async function runCommand(json: boolean, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    if (json) console.log(JSON.stringify({ errors: toJson(error.findings) }));
    else printFindings({ errors: error.findings, warnings: [] });
    process.exitCode = 1;
  }
}
