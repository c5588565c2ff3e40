import type { ReactElement } from 'react';

interface MethodProps {
  /** In upper case; any token. */
  readonly method: string;
}

/** The full method name of an operation, in its color. */
export function Method({ method }: MethodProps): ReactElement {
  return <b className={`method ${method.toLowerCase()}`}>{method}</b>;
}
