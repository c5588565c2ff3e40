/** One line for each fault, as JSON, which Workers Logs makes searchable. Readers never see it. */
export function logFault(release: string, path: string, cause: unknown): void {
  const error = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  console.error(JSON.stringify({ path, release, cause: error }));
}
