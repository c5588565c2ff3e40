import { matchSegments } from '../../../model/addresses/path-template.ts';
import { dropTrailingSlashes } from '../../../model/path.ts';
import { toPathText } from '../../../request/make-request.ts';
import { parseUrl } from '../../../request/value/url.ts';
import type { TryItForm, TryItServer } from '../../exchange/record.ts';
import { mayMatch } from '../find-operation-page.ts';
import { toOriginPattern } from './origin-pattern.ts';

/** Combinations of the values of a server's variables. Further ones do not match. */
const MAX_BASES = 1_000;

/** A form whose requests the worker sends. */
export interface ProxiedForm extends TryItForm {
  /** Templates of other operations with its method, as segments. A path that matches one is not the form's. */
  readonly moreLiteral?: readonly (readonly string[])[];
}

/** Whether a request is a form's operation: its method, a described server, and its path template. */
export function matchesOperation(form: ProxiedForm, method: string, url: URL): boolean {
  return method === form.method && form.servers.some((server) => isAt(server, url) && matchesPath(form, server, url));
}

/** Whether a URL has the origin of a described server. */
export function isDescribedOrigin({ servers }: TryItForm, url: URL): boolean {
  return servers.some((server) => isAt(server, url));
}

function isAt(server: TryItServer, { origin }: URL): boolean {
  return parseUrl(server.url)?.origin === origin || toOriginPattern(server)?.test(origin) === true;
}

function matchesPath(
  { path, moreLiteral = [] }: ProxiedForm,
  server: TryItServer,
  { pathname, searchParams }: URL,
): boolean {
  const [template = '', query = ''] = path.replace(/#.*/s, '').split('?', 2);
  const pattern = (template.startsWith('/') ? template : `/${template}`).split('/');
  // Operations of one path may differ in a fixed query only, which no second value may override.
  const hasQuery = [...new URLSearchParams(query)].every(([name, value]) => {
    const all = searchParams.getAll(name);
    return all.length === 1 && all[0] === value;
  });
  return (
    hasQuery &&
    toBasePaths(server).some((base) => {
      const rest = pathname.slice(base.length);
      return (
        pathname.startsWith(`${base}/`) &&
        matchesRest(pattern, rest) &&
        !moreLiteral.some((other) => mayMatch(other, rest))
      );
    })
  );
}

/** The path of a server's URL with each combination of described values, as the URL parser writes it. */
function toBasePaths({ url, variables = [] }: TryItServer): string[] {
  const [, path = ''] = /^https?:\/\/[^/?#]+([^?#]*)/i.exec(url) ?? [];
  const pieces = dropTrailingSlashes(path).split(/\{([^{}]+)\}/);
  const filled = pieces.reduce<string[]>(
    (bases, piece, index) => {
      const variable = variables.find(({ name }) => name === piece);
      const texts = index % 2 === 0 ? [piece] : [...(variable?.values ?? []), variable?.value ?? ''];
      return bases.flatMap((base) => texts.map((text) => base + text)).slice(0, MAX_BASES);
    },
    [''],
  );
  return filled.map((base) => dropTrailingSlashes(new URL(`http://host${toPathText(base)}`).pathname));
}

/** Each variable is one segment or a part of one: a value never adds or removes a segment. */
function matchesRest(pattern: readonly string[], rest: string): boolean {
  const segments = toPathText(rest).split('/');
  return (
    matchSegments(pattern, segments, toPathText) !== null &&
    segments.every((segment, index) => !isUnsafe(segment) || segment === toPathText(pattern[index] ?? ''))
  );
}

/**
 * Whether a server may read a segment as a slash or as a dot segment (RFC 3986 §3.3), also if it decodes twice, and with
 * the parameters that some servers remove: `..;a=b`.
 */
function isUnsafe(segment: string): boolean {
  return /%(?:25)*(?:2f|5c|00)|\\/i.test(segment) || /^(?:\.|%(?:25)*2e){1,2}(?:;|%(?:25)*3b|$)/i.test(segment);
}
