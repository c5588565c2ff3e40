import { errorMessage } from './error-message.ts';
import type { Position } from './position.ts';
import type { Severity } from './rules.ts';

/** A problem that an author or operator should know about, and where to fix it. */
export interface Finding {
  /** The check that found it; null for a fault that cannot be ignored. */
  readonly rule: string | null;
  readonly severity: Severity;
  /** Path as given by the user, relative to the working directory if possible. */
  readonly file: string;
  /** 1-based; null if the finding concerns the whole file. */
  readonly line: number | null;
  readonly column: number | null;
  /** JSON pointer into an API description (RFC 6901, as a URI fragment), or null. */
  readonly pointer: string | null;
  /** What could not be done, what was found, and what to do. */
  readonly message: string;
  /** The stack trace of a bug in the engine. */
  readonly stack?: string;
}

export interface SourceLocation {
  readonly file: string;
  readonly position?: Position | null;
  readonly pointer?: string | null;
}

/** A fault that stops the processing of one file. The build catches it, reports it and continues with the next file. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[], options?: ErrorOptions) {
    super(findings.map(formatFinding).join('\n'), options);
    this.findings = findings;
  }

  static at(location: SourceLocation, message: string): SourceError {
    return new SourceError([toFinding(location, message)]);
  }

  /**
   * Any other error, which is a bug. `what`: what could not be done, as in "compile the page"; `subject`: what the engine
   * was reading.
   */
  static ofBug(location: SourceLocation, cause: unknown, what: string, subject: string): SourceError {
    const [found = ''] = errorMessage(cause).split('\n', 1);
    const message = `Cannot ${what}: the engine failed with ${JSON.stringify(found)}, which is a bug. Report it with its stack trace and ${subject}.`;
    const stack = cause instanceof Error ? cause.stack : undefined;
    return new SourceError([{ ...toFinding(location, message), ...(stack === undefined ? {} : { stack }) }], { cause });
  }
}

export function toFinding(
  { file, position, pointer }: SourceLocation,
  message: string,
  rule: string | null = null,
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
  return `${formatLocation(finding)}: ${finding.message}`;
}

/** `content/user/bills.md:3:1`, with the JSON pointer if there is one. */
export function formatLocation({ file, line, column, pointer }: Omit<Finding, 'message'>): string {
  const location = [file, line, column].filter((part) => part !== null).join(':');
  return pointer === null ? location : `${location} (${pointer})`;
}

/**
 * The remedy part of a message, which has the form `Cannot …: what was found; did you mean "x"?` or `Cannot …: what was
 * found. What to do.` Null if the message has no remedy.
 */
export function remedyOf({ message }: Pick<Finding, 'message'>): string | null {
  const match = /; (did you mean .*)$|: .*?\S[.?!] (\p{Lu}.*)$/su.exec(message);
  return match?.[1] ?? match?.[2] ?? null;
}
