export interface MockResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** RFC 9457. */
const PROBLEM_TYPE = 'application/problem+json';

/** An error response of the mock, with the invalid fields. */
export function toProblem(status: number, title: string, errors?: readonly object[]): MockResponse {
  const body = { title, status, ...(errors === undefined ? {} : { errors }) };
  return {
    status,
    headers: { 'Content-Type': PROBLEM_TYPE },
    body: JSON.stringify(body, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2),
  };
}
