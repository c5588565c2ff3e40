import type { Place } from '../report/finding.ts';
import type { Report } from '../report/report.ts';

/** Collects everything that could not be imported, each with its location and what to do. */
export class ImportNotes {
  readonly report: Report;
  /** Messages already reported: shared options are read several times. */
  readonly #told = new Set<string>();

  constructor(report: Report) {
    this.report = report;
  }

  leaveOut(place: Place, what: string, why: string, remedy: string): void {
    this.#tell('warning', place, `Cannot carry over ${what}: ${why}. ${remedy}`);
  }

  /** Like `leaveOut`, for losses so large that the import has failed. */
  miss(place: Place, what: string, why: string, remedy: string): void {
    this.#tell('error', place, `Cannot carry over ${what}: ${why}. ${remedy}`);
  }

  #tell(severity: 'warning' | 'error', place: Place, message: string): void {
    const key = JSON.stringify([place.file, place.position, message]);
    if (this.#told.has(key)) return;
    this.#told.add(key);
    if (severity === 'error') this.report.error(place, message);
    else this.report.warn(place, message);
  }
}
