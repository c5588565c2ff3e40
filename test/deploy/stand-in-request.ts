/** A request below the account. */
export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Content type of the body. */
  readonly type: string;
  readonly body: Buffer;
}

/** A response, in the API's envelope or without it. */
export type StandInAnswer =
  | { readonly kind: 'json'; readonly result: unknown; readonly info?: unknown }
  | { readonly kind: 'text'; readonly text: Buffer };

export class StandInError extends Error {
  readonly status: number;
  readonly code: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}
