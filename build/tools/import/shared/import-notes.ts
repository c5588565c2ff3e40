import type { SourceLocation } from '../../../base/report/finding.ts';
import type { Report } from '../../../base/report/report.ts';

/** Content that the site shows in another way. */
export interface Change {
  readonly count: number;
  /** Its first place: `docs/a.mdx:3:1`. */
  readonly first: string;
}

/** Collects everything that could not be imported, each with its location and what to do. */
export class ImportNotes {
  readonly report: Report;
  /** Messages already reported: shared options are read several times. */
  readonly #reported = new Set<string>();
  readonly #changes = new Map<string, Change>();

  constructor(report: Report) {
    this.report = report;
  }

  leaveOut(location: SourceLocation, what: string, why: string, remedy: string): void {
    this.#tell('warning', location, `Cannot carry over ${what}: ${why}. ${remedy}`);
  }

  /** A logo that is not in the project. */
  leaveOutLogo(location: SourceLocation, written: string): void {
    this.leaveOut(
      location,
      `the logo ${JSON.stringify(written)}`,
      'there is no such file in the project',
      'Put it into static/, and set "logo" in site.yaml.',
    );
  }

  /** Like `leaveOut`, for what readers saw and now miss: the import fails, although all else is imported. */
  miss(location: SourceLocation, what: string, why: string, remedy: string): void {
    this.#tell('error', location, `Cannot carry over ${what}: ${why}. ${remedy}`);
  }

  /** Counts content that the site shows in another way: `a tooltip is text in parentheses`. */
  change(what: string, { file, position }: SourceLocation): void {
    const { count, first } = this.#changes.get(what) ?? {
      count: 0,
      first: position == null ? file : `${file}:${position.line}:${position.column}`,
    };
    this.#changes.set(what, { count: count + 1, first });
  }

  /** Each kind of content that is shown in another way. */
  get changes(): ReadonlyMap<string, Change> {
    return this.#changes;
  }

  #tell(severity: 'warning' | 'error', location: SourceLocation, message: string): void {
    const key = JSON.stringify([location.file, location.position, message]);
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    if (severity === 'error') this.report.error(location, message);
    else this.report.warn(location, message);
  }
}
