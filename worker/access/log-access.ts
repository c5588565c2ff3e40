/**
 * Logs why a sign-in failed as one line of JSON, without anything about the reader. `path`: the sign-in's own, without
 * the query, which has codes.
 */
export function logAccess(release: string, { url, headers }: Request, cause: unknown): void {
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  const { pathname: path } = new URL(url);
  console.error(JSON.stringify({ event: 'access', path, release, ray: headers.get('CF-Ray'), cause: reason }));
}
