import { isOwnDomain } from '../../../worker/forms/exchange/own-domain.ts';
import type { OperationSource } from '../core/operations/collect-operations.ts';
import type { Cursor } from '../core/references/cursor.ts';

/** More servers than this are a fault in the description, and would bloat the headers of every response. */
const MAX_SOURCES = 40;
const MAX_VALUES = 20;

/** A CSP source without characters that would end it or start another (CSP Level 3 §2.3.1). */
const SOURCE = /^https?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i;

/** The origins of all servers and token URLs, to which forms may send requests. */
export function findConnectSources(root: Cursor, operations: readonly OperationSource[]): string[] {
  const holders = [root, ...operations.flatMap(({ operation, pathItem }) => [operation, pathItem])];
  const servers = holders.flatMap((holder) => (holder.has('servers') ? holder.items('servers') : []));
  const urls = [...servers.flatMap(serverUrls), ...tokenUrls(root)];
  return [...new Set(urls.map(toSource).filter((source) => source !== null))].slice(0, MAX_SOURCES);
}

/**
 * The server URL with every combination of its enum variables. A free variable keeps its braces if it is a
 * subdomain; otherwise it takes its default.
 */
function serverUrls(server: Cursor): string[] {
  return server.entries('variables').reduce(
    (urls, [name, variable]) => {
      const values = variable.texts('enum').slice(0, MAX_VALUES);
      const own = values.length > 0 ? values : [variable.trimmed('default') ?? ''];
      return urls
        .flatMap((url) =>
          values.length === 0 && isSubdomain(url, name)
            ? [url]
            : own.map((value) => url.replaceAll(`{${name}}`, value)),
        )
        .slice(0, MAX_SOURCES);
    },
    [server.trimmed('url') ?? ''],
  );
}

/** Whether a variable is the first label of the host, before a domain with a single owner. */
function isSubdomain(url: string, name: string): boolean {
  const [, variable, end = ''] = /^https?:\/\/\{([^{}]+)\}(\.[^/?#:]+)/i.exec(url) ?? [];
  return variable === name && isOwnDomain(end);
}

function tokenUrls(root: Cursor): string[] {
  const schemes = root.get('components').entries('securitySchemes');
  return schemes.flatMap(([, scheme]) => [
    ...texts(scheme, ['openIdConnectUrl', 'oauth2MetadataUrl']),
    ...scheme
      .entries('flows', { extensions: false })
      .flatMap(([, flow]) => texts(flow, ['tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'])),
  ]);
}

function texts(holder: Cursor, keys: readonly string[]): string[] {
  return keys.map((key) => holder.trimmed(key) ?? '');
}

/**
 * The origin of a URL, in which a free variable at the start of the host becomes a wildcard; null if it is not a valid
 * source.
 */
function toSource(url: string): string | null {
  const origin = /^https?:\/\/[^/?#]+/i.exec(url.replace(/^(https?:\/\/)\{[^{}]+\}\./i, '$1*.'))?.[0] ?? '';
  return SOURCE.test(origin) ? origin.toLowerCase() : null;
}
