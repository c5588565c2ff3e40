import { isLimited, isOwnPage } from '../../edge/http/guard-request.ts';
import { NO_STORE } from '../../edge/http/headers/cache-control.ts';
import type { Env } from '../../env.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import { parseJson } from '../../request/value/json.ts';
import { type MismatchReport, readReport } from '../response/mismatch-report.ts';
import { readBounded } from './read-bounded.ts';
import { parseForm, parseResponses, readTryIt } from './read-form.ts';

const MAX_REPORT_BYTES = 8_000;

/** Lines per isolate and minute, for all readers together. */
const MAX_LINES = 60;
const PERIOD_MS = 60_000;

const WRITTEN: { since: number; lines: Set<string> } = { since: 0, lines: new Set() };

/**
 * Logs how a response differed from the API description, as one line of JSON for operators. Identical lines are logged
 * once a minute.
 */
export async function takeReport(manifest: Manifest, request: Request, env: Env, page: string): Promise<Response> {
  if (!isOwnPage(request)) return respond(403);
  if (await isLimited(env, request)) return respond(429);
  const stored = await readTryIt(manifest, env.CONTENT, page).catch(() => null);
  const form = stored === null ? null : parseForm(stored);
  if (stored === null || form?.reports !== true) return respond(404);
  const bytes = await readBounded(request.body, MAX_REPORT_BYTES);
  const report = bytes === null ? null : readReport(parseJson(new TextDecoder().decode(bytes)), parseResponses(stored));
  if (report === null) return respond(400);
  write(`${form.method} ${form.path}`, form.api, report, manifest.release);
  return respond(204);
}

function write(operation: string, api: string, report: MismatchReport, release: string): void {
  const now = Date.now();
  if (now - WRITTEN.since > PERIOD_MS) Object.assign(WRITTEN, { since: now, lines: new Set() });
  const line = JSON.stringify({ event: 'try-it-mismatch', release, api, operation, ...report });
  if (WRITTEN.lines.has(line) || WRITTEN.lines.size >= MAX_LINES) return;
  WRITTEN.lines.add(line);
  console.info(line);
}

function respond(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': NO_STORE } });
}
