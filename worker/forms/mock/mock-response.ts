/**
 * Limit for request bodies of the mock, which anyone can call. The most expensive ones of this size, XML documents with
 * alternatives, take some 16 ms of CPU (`npm run bench -- --only edge`); those of 32,000 bytes took 20.
 */
export const MAX_MOCK_BYTES = 24_000;

export interface MockResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** RFC 9457. */
const PROBLEM_TYPE = 'application/problem+json';

/** An error response of the mock, with the invalid fields. */
export function toProblem(
  status: number,
  title: string,
  errors?: readonly Readonly<Record<string, string>>[],
): MockResponse {
  const body = { title, status, ...(errors === undefined ? {} : { errors }) };
  return { status, headers: { 'Content-Type': PROBLEM_TYPE }, body: JSON.stringify(body, null, 2) };
}
