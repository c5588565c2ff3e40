import { type Finding, type Place, SourceError, toFinding } from './finding.ts';

/** Collects every finding of one build, so that an author sees all of them in one run. */
export class Report {
  readonly #errors: Finding[] = [];
  readonly #warnings: Finding[] = [];

  get errors(): readonly Finding[] {
    return [...this.#errors].sort(byPlace);
  }

  get warnings(): readonly Finding[] {
    return [...this.#warnings].sort(byPlace);
  }

  get failed(): boolean {
    return this.#errors.length > 0;
  }

  error(place: Place, message: string): void {
    this.#errors.push(toFinding(place, message));
  }

  addErrors(findings: readonly Finding[]): void {
    for (const finding of findings) this.#errors.push(finding);
  }

  warn(place: Place, message: string): void {
    this.#warnings.push(toFinding(place, message));
  }

  /** Takes over the findings of another report, such as one kept with a cached result. */
  add(other: Report): void {
    this.addErrors(other.#errors);
    for (const finding of other.#warnings) this.#warnings.push(finding);
  }

  /** Runs `work`; a SourceError becomes errors of this report and null is returned. Other exceptions are bugs and pass. */
  async attempt<T>(work: () => T | Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      this.addErrors(error.findings);
      return null;
    }
  }
}

function byPlace(a: Finding, b: Finding): number {
  return compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** Code unit order: the same on every machine, unlike a locale's. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
