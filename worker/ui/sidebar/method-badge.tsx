import type { ReactElement } from 'react';

/** Methods that are too long for a badge; any other (OpenAPI 3.2 allows every token) is cut to 7 letters. */
const SHORT_NAMES: Readonly<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT' };
const MAX_LETTERS = 7;

interface MethodBadgeProps {
  /** Upper-case. */
  readonly method: string;
}

/** The method of an operation where there is little room: all badges are of one width. */
export function MethodBadge({ method }: MethodBadgeProps): ReactElement {
  return <b className={`method ${method.toLowerCase()}`}>{SHORT_NAMES[method] ?? method.slice(0, MAX_LETTERS)}</b>;
}
