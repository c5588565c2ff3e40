import { requestPath } from '../../edge/http/request-path.ts';
import type { Env } from '../../env.ts';
import { mockAddress } from '../../model/messages/site-locale.ts';
import { TRY_IT_PREFIX } from '../../model/path.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import { handleTryIt as handle, toText } from './handle-try-it.ts';

export * from './shared.ts';

/** Form records and the mock. */
const ALLOWED = /^\/(?:form|responses|mock)\//;

/**
 * Handles form requests of a preview whose content is not trusted: its description must not choose where a worker sends
 * requests to, nor write to its log.
 */
export async function handleTryIt(manifest: Manifest, request: Request, env: Env): Promise<Response> {
  const path = requestPath(manifest.site.base, request).slice(TRY_IT_PREFIX.length);
  return ALLOWED.test(path) ? handle(manifest, request, env) : toText(403, mockAddress.noPreview);
}
