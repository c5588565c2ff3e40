import type { Position } from './position.ts';
import type { Rule, Severity } from './rules.ts';

/** One thing that an author or operator should know, and where to fix it. */
export interface Finding {
  /** The check that found it; null for a fault that no check can ignore. */
  readonly rule: Rule | null;
  readonly severity: Severity;
  /** Path as the user named it, relative to the working folder where possible. */
  readonly file: string;
  /** 1-based; null when the finding concerns the file as a whole. */
  readonly line: number | null;
  readonly column: number | null;
  /** JSON pointer into an API description (RFC 6901, as a URI fragment), or null. */
  readonly pointer: string | null;
  /** What could not be done, what was found, what to do. */
  readonly message: string;
}

/** Where a finding is. */
export interface Place {
  readonly file: string;
  readonly position?: Position | null;
  readonly pointer?: string | null;
}

/** A fault that ends the work on one file; the build catches it, notes it and goes on with the next. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(formatFinding).join('\n'));
    this.findings = findings;
  }

  static at(place: Place, message: string): SourceError {
    return new SourceError([toFinding(place, message)]);
  }
}

export function toFinding(
  { file, position, pointer }: Place,
  message: string,
  rule: Rule | null = null,
  severity: Severity = 'error',
): Finding {
  return {
    rule,
    severity,
    file,
    line: position?.line ?? null,
    column: position?.column ?? null,
    pointer: pointer ?? null,
    message,
  };
}

/** `content/user/bills.md:3:1: Cannot …` */
export function formatFinding(finding: Finding): string {
  return `${formatPlace(finding)}: ${finding.message}`;
}

/** `content/user/bills.md:3:1`, with the JSON pointer where there is one. */
export function formatPlace({ file, line, column, pointer }: Omit<Finding, 'message'>): string {
  const place = [file, line, column].filter((part) => part !== null).join(':');
  return pointer === null ? place : `${place} (${pointer})`;
}

/**
 * What to do about a finding: by the grammar of messages, `Cannot …: what was found; did you mean "x"?` or
 * `Cannot …: what was found. What to do.` Null where a message says what was found alone.
 */
export function remedyOf({ message }: Pick<Finding, 'message'>): string | null {
  const match = /; (did you mean .*)$|: .*?\S[.?!] (\p{Lu}.*)$/su.exec(message);
  return match?.[1] ?? match?.[2] ?? null;
}
