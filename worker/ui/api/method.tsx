import type { ReactElement } from 'react';

interface MethodProps {
  /** Upper-case, any token. */
  readonly method: string;
}

/** The method of an operation in full, in its colour. */
export function Method({ method }: MethodProps): ReactElement {
  return <b className={`method ${method.toLowerCase()}`}>{method}</b>;
}
