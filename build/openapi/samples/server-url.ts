import { dropTrailingSlashes } from '../../../worker/model/path.ts';
import { fillVariables, type Server } from '../../page/blocks/api/servers/model.ts';
import type { Cursor } from '../core/references/cursor.ts';

/**
 * Puts the server that a request most likely reaches first. URLs without a host come behind the others, if one of these is
 * public and the location of the description, which a relative URL depends on, is unknown. The https equivalent of the
 * first server comes before it.
 */
export function sortServers(servers: Server[], root: Cursor, location: string): Server[] {
  const sorted = sortByHost(servers, root, location);
  const secure = sorted[0]?.url.replace(/^http:/i, 'https:');
  return sorted.toSorted((a, b) => Number(b.url === secure) - Number(a.url === secure));
}

function sortByHost(servers: Server[], root: Cursor, location: string): Server[] {
  const isLocated = [root.trimmed('$self') ?? '', location].some((candidate) => /^https?:/i.test(candidate));
  if (isLocated || !servers.some(isPublic)) return servers;
  return servers.toSorted((a, b) => Number(hasHost(b)) - Number(hasHost(a)));
}

function isPublic(server: Server): boolean {
  return hasHost(server) && !LOCAL.test(filledUrl(server));
}

function hasHost(server: Server): boolean {
  const url = filledUrl(server);
  return HOST.test(url) || VARIABLE_DOMAIN.test(url);
}

function filledUrl({ url, variables }: Server): string {
  return fillVariables(url, variables);
}

/**
 * A server's URL with the default values of its variables. A relative URL is resolved against the location of the
 * description (OpenAPI 3.2 §4.1.2): its `$self`, or the URL it was fetched from. If neither is known, against the first
 * absolute server, or else `https://api.example.com`.
 */
export function concreteUrl(server: Server | undefined, root: Cursor | null = null, location = ''): string {
  const url = fillVariables(server?.url ?? '/', server?.variables ?? []);
  return dropTrailingSlashes(toAbsolute(url, root, location));
}

/** Such a URL for a form, which fills in the variables: they keep their braces. */
export function templateUrl(server: Server | undefined, root: Cursor, location: string): string {
  const url = server?.url ?? '/';
  const isAbsolute = ABSOLUTE.test(fillVariables(url, server?.variables ?? []));
  return dropTrailingSlashes(isAbsolute ? url : toAbsolute(url, root, location));
}

function toAbsolute(given: string, root: Cursor | null, location: string): string {
  if (ABSOLUTE.test(given)) return given;
  const url = given.replace(UNKNOWN_SCHEME, '').replace(UNKNOWN_HOST, EXAMPLE_HOST);
  if (ABSOLUTE.test(url)) return url;
  if (url !== given || VARIABLE_DOMAIN.test(url)) return `https://${url}`;
  const bases = [root?.trimmed('$self') ?? '', location, ...rootUrls(root)];
  const base = bases.find((candidate) => /^https?:/i.test(candidate) && URL.canParse(url, candidate));
  // The URL of a description may contain a password.
  if (base !== undefined) return Object.assign(new URL(url, base), { username: '', password: '' }).href;
  return `${EXAMPLE_HOST}${url.startsWith('/') ? '' : '/'}${url}`;
}

const EXAMPLE_HOST = 'https://api.example.com';

/** No scheme, or a variable without a value. */
const UNKNOWN_SCHEME = /^(?:\{[^{}]+\}:)?\/\//;

/** A host that consists of variables without a value. */
const UNKNOWN_HOST = /^(?:\{[^{}]+\})+(?=[/:]|$)/;

/** A domain of which only the first part is a variable: `{tenant}.example.com`. */
const VARIABLE_DOMAIN = /^\{[^{}]+\}[^/]*\./;

const ABSOLUTE = /^[a-z][a-z0-9+.-]*:\/\//i;

/** `https://…`, `{scheme}://…` or `//…`. What ends in a colon alone may be a host: `localhost:8080`. */
const HOST = /^(?:(?:[a-z][a-z0-9+.-]*|\{[^{}]+\}):)?\/\//i;

/** The reader's own machine. */
const LOCAL = /^(?:(?:[a-z]+|\{[^{}]+\}):)?\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\])/i;

/** The URLs of the description's servers with the default values of their variables. */
function rootUrls(root: Cursor | null): string[] {
  return (root?.items('servers') ?? []).map((server) =>
    fillVariables(
      server.trimmed('url') ?? '',
      server.entries('variables').map(([name, variable]) => ({ name, defaultValue: variable.text('default') })),
    ),
  );
}
