import { decodeOrKeep } from '../../../model/path.ts';
import { flattenSchema } from '../../check/flatten-schema.ts';
import { resolverOf, styleOf } from '../../exchange/prepare-request.ts';
import type { TryItForm } from '../../exchange/record.ts';

/** Negotiation of the response and the type of the body (RFC 9110 §12.5, §8.3). */
const NEGOTIATION = ['accept', 'accept-language', 'content-type'];

/**
 * Headers that only a proxy, the connection or Cloudflare may set, whatever a description says: RFC 9110 §7.6, §10.1.1,
 * RFC 7239, and the names that servers trust to hold the client's address or identity.
 */
const NEVER =
  /^(?:cf-.*|cdn-loop|(?:x-)?forwarded.*|x-(?:original|rewrite)-url|(?:.*-)?(?:real|client|remote|originating)-?(?:ip|addr)|via|proxy-.*|connection|content-length|host|keep-alive|te|trailer|transfer-encoding|upgrade|expect|max-forwards)$/;

/** The headers of a request for an operation: those of its parameters, its security and of content negotiation. */
export function keepDescribed(form: TryItForm, headers: Headers): Headers {
  const schemes = Object.values(form.schemes);
  const names = [
    ...form.parameters.flatMap(({ in: location, name }) => (location === 'header' ? name : [])),
    ...schemes.flatMap(({ kind, name }) => (/^(?:header|bearer|basic)$/.test(kind) ? name : [])),
  ];
  const kept = pick(headers, names);
  const cookies = toDescribedCookies(form, headers.get('Cookie') ?? '');
  if (cookies !== '') kept.set('Cookie', cookies);
  return kept;
}

/** The headers of a request to an authorization server (RFC 6749 §2.3.1). */
export function keepSignIn(headers: Headers): Headers {
  return pick(headers, ['Authorization']);
}

function pick(headers: Headers, names: readonly string[]): Headers {
  const known = new Set([...names.map((name) => name.toLowerCase()), ...NEGOTIATION]);
  return new Headers([...headers].filter(([name]) => known.has(name) && name !== 'cookie' && !NEVER.test(name)));
}

/** The pairs of a `Cookie` header (RFC 6265 §4.2.1) that the description names. */
function toDescribedCookies(form: TryItForm, header: string): string {
  const resolveRef = resolverOf(form.$defs);
  const parameters = form.parameters.filter(({ in: location }) => location === 'cookie');
  const flat = parameters.map((one) => ({ one, schema: flattenSchema(one.schema, resolveRef) }));
  // The members of an exploded object are cookies of their own.
  const exploded = flat.filter(({ one, schema }) => styleOf(one).explode && schema.types.includes('object'));
  const isOpen = exploded.some(({ schema }) => (schema.additionalProperties ?? false) !== false);
  const names = new Set([
    ...parameters.map(({ name }) => name),
    ...exploded.flatMap(({ schema }) => Object.keys(schema.properties)),
    ...Object.values(form.schemes).flatMap(({ kind, name }) => (kind === 'cookie' ? name : [])),
  ]);
  return header
    .split(/;\s*/)
    .filter((pair) => {
      const name = decodeOrKeep((pair.split('=', 1)[0] ?? '').trim());
      return !/^CF_/i.test(name) && (isOpen || names.has(name));
    })
    .join('; ');
}
