import type { ReactElement } from 'react';

/** Abbreviations of long methods. Others (OpenAPI 3.2 allows any token) are cut to 7 letters. */
const SHORT_NAMES: Readonly<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT' };
const MAX_LETTERS = 7;

interface MethodBadgeProps {
  /** In upper case. */
  readonly method: string;
}

/** The method of an operation in a narrow space. All badges have the same width. */
export function MethodBadge({ method }: MethodBadgeProps): ReactElement {
  return <b className={`method ${method.toLowerCase()}`}>{SHORT_NAMES[method] ?? method.slice(0, MAX_LETTERS)}</b>;
}
