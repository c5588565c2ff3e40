import { compareCodeUnits } from '../code-unit-order.ts';
import { type Finding, SourceError, type SourceLocation, toFinding } from './finding.ts';
import { type OwnRule, RULES, type Rule, type Severities, type Severity } from './rules.ts';

interface ReportOptions {
  /** Warnings fail the build, too. */
  readonly strict?: boolean;
}

/** Collects all findings of a build, so that an author sees them in a single run. */
export class Report {
  readonly #findings: Finding[] = [];
  readonly #strict: boolean;
  #checks: Severities = {};
  /** The severity of each rule, unless the site sets another one. */
  #defaults: Severities = RULES;

  constructor({ strict = false }: ReportOptions = {}) {
    this.#strict = strict;
  }

  get errors(): readonly Finding[] {
    return this.#ofSeverity('error');
  }

  get warnings(): readonly Finding[] {
    return this.#ofSeverity('warning');
  }

  get failed(): boolean {
    return this.#findings.some((finding) => {
      const severity = this.#severityOf(finding);
      return severity === 'error' || (this.#strict && severity === 'warning');
    });
  }

  /**
   * Sets the site's severity of each check, which also applies to findings already collected. `own`: the rules of its
   * plugins.
   */
  configure(checks: Severities, own: readonly OwnRule[] = []): void {
    this.#checks = checks;
    this.#defaults = { ...RULES, ...Object.fromEntries(own.map(({ rule, severity }) => [rule, severity])) };
  }

  /** Adds the finding of a check. An explicit severity can only be lower than the configured one. */
  note(rule: Rule, location: SourceLocation, message: string, severity?: Severity): void {
    this.noteOf({ rule, severity: severity ?? RULES[rule] }, location, message);
  }

  /** The same for a check with a rule of its own. */
  noteOf({ rule, severity }: OwnRule, location: SourceLocation, message: string): void {
    this.#findings.push(toFinding(location, message, rule, severity === 'error' ? 'error' : 'warning'));
  }

  /** Adds a fault that cannot be ignored. */
  error(location: SourceLocation, message: string): void {
    this.#findings.push(toFinding(location, message));
  }

  warn(location: SourceLocation, message: string): void {
    this.#findings.push(toFinding(location, message, null, 'warning'));
  }

  addErrors(findings: readonly Finding[]): void {
    for (const finding of findings) this.#findings.push(finding);
  }

  /** All findings, regardless of the site's severities, as data that can be cached with a result. */
  get findings(): readonly Finding[] {
    return this.#findings;
  }

  /** Adds the findings of another report or of a cached result. */
  add({ findings }: Pick<Report, 'findings'>): void {
    this.addErrors(findings);
  }

  /** Adds the findings of another report that this one has not. */
  addNew({ findings }: Pick<Report, 'findings'>): void {
    const known = new Set(this.#findings.map((finding) => JSON.stringify(finding)));
    this.addErrors(findings.filter((finding) => !known.has(JSON.stringify(finding))));
  }

  /** Adds the errors of another report that are not in this one yet. Its warnings are not added. */
  addNewErrors(other: Report): void {
    const errors = new Set(other.errors.map((finding) => JSON.stringify({ ...finding, severity: null })));
    const isError = (finding: Finding): boolean => errors.has(JSON.stringify({ ...finding, severity: null }));
    this.addNew({ findings: other.findings.filter(isError) });
  }

  /**
   * Runs `work`. If it throws a SourceError, adds its findings and returns null. Other exceptions are bugs and
   * propagate.
   */
  async attempt<T>(work: () => T | Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      this.addErrors(error.findings);
      return null;
    }
  }

  #ofSeverity(severity: Severity): Finding[] {
    return this.#findings
      .filter((finding) => this.#severityOf(finding) === severity)
      .map((finding) => ({ ...finding, severity }))
      .sort(byLocation);
  }

  #severityOf({ rule, severity }: Finding): Severity | 'off' {
    if (rule === null) return severity;
    const wanted = this.#checks[rule] ?? (this.#defaults[rule] === 'off' ? 'off' : undefined);
    if (wanted === undefined || wanted === 'off') return wanted ?? severity;
    return severity === 'warning' && this.#defaults[rule] === 'error' ? severity : wanted;
  }
}

function byLocation(a: Finding, b: Finding): number {
  return compareCodeUnits(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
