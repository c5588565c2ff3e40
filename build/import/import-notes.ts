import type { Place } from '../report/finding.ts';
import type { Report } from '../report/report.ts';

/** What of a project could not be taken along, each with its place and what to do. */
export class ImportNotes {
  readonly report: Report;

  constructor(report: Report) {
    this.report = report;
  }

  leaveOut(place: Place, what: string, why: string, remedy: string): void {
    this.report.warn(place, `Cannot carry over ${what}: ${why}. ${remedy}`);
  }
}
