/**
 * Limit for request bodies of the mock, which anyone can call. `npm run bench -- --only edge` measures the CPU of the most
 * expensive ones of this size, XML documents with alternatives, which has a budget.
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
  return {
    status,
    headers: { 'Content-Type': PROBLEM_TYPE },
    body: JSON.stringify({ title, status, errors }, null, 2),
  };
}
