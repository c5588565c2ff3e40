/** Routes of the worker that come before pages (`worker/index.ts`). */
const SERVICE_PATHS: ReadonlySet<string> = new Set(['/mcp', '/healthz', '/healthz/content']);

/** Whether the worker itself responds at a path, so that readers would never see a page there. */
export function isServicePath(path: string): boolean {
  return SERVICE_PATHS.has(path) || path.startsWith('/_/');
}
