import type { ReactElement } from 'react';
import { shortMethod } from '../model/text/short-method.ts';

interface MethodProps {
  /** In upper case; any token. */
  readonly method: string;
}

/** The full method name of an operation, in its color. */
export function Method({ method }: MethodProps): ReactElement {
  return <b className={`method ${method.toLowerCase()}`}>{method}</b>;
}

/** The method of an operation in a narrow space. All badges have the same width. */
export function MethodBadge({ method }: MethodProps): ReactElement {
  return <b className={`method ${method.toLowerCase()}`}>{shortMethod(method)}</b>;
}
