import type { Position } from './position.ts';

/** One thing that an author or operator should know, with the place where it can be mended. */
export interface Finding {
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

export function toFinding({ file, position, pointer }: Place, message: string): Finding {
  return {
    file,
    line: position?.line ?? null,
    column: position?.column ?? null,
    pointer: pointer ?? null,
    message,
  };
}

/** `content/user/bills.md:3:1: Cannot …` */
export function formatFinding({ file, line, column, pointer, message }: Finding): string {
  const place = [file, line, column].filter((part) => part !== null).join(':');
  return `${place}${pointer === null ? '' : ` (${pointer})`}: ${message}`;
}
