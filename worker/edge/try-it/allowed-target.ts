import type { ProxyFailure } from '../../request/try-it/envelope.ts';
import type { TryItForm, TryItServer } from '../../request/try-it/record.ts';
import { isLoopback, isPrivateHost } from './private-host.ts';

/** Why a request may not go to an address; null where it may. `siteHost`: where this site is served. */
export function findTargetFault(form: TryItForm, url: URL, siteHost: string): ProxyFailure | null {
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'origin';
  if (!isDescribed(form, url)) return 'origin';
  // On an author's machine, an API of that machine may be tried.
  const isOwn = isLoopback(url.hostname) && isLoopback(siteHost);
  return isPrivateHost(url.hostname) && !isOwn ? 'private' : null;
}

/** Whether the description names the origin: as a server, or as what gives tokens. */
function isDescribed({ servers, schemes }: TryItForm, { origin }: URL): boolean {
  const flows = Object.values(schemes).flatMap((scheme) => scheme.flows ?? []);
  const tokens = flows.flatMap(({ tokenUrl, deviceUrl }) => [tokenUrl, deviceUrl ?? '']);
  const discovery = Object.values(schemes).map((scheme) => scheme.discovery ?? '');
  return (
    [...tokens, ...discovery].some((address) => originOf(address) === origin) ||
    servers.some((server) => toOriginPattern(server)?.test(origin) === true)
  );
}

/** A free variable is one label of a name, or its default; so it leads to no other site. */
function toOriginPattern({ url, variables = [] }: TryItServer): RegExp | null {
  const authority = /^https?:\/\/[^/?#]+/i.exec(url)?.[0];
  if (authority === undefined) return null;
  // A host that is one variable as a whole is anywhere: only what is described counts.
  const isWhole = /^https?:\/\/\{[^{}]+\}(?::|$)/i.test(authority);
  // Origins have no default port (URL standard, serializing of origins).
  const source = authority
    .replace(/^(https:.*):443$|^(http:.*):80$/i, '$1$2')
    .toLowerCase()
    .split(/(\{[^{}]+\})/)
    .map((piece) => {
      const name = /^\{(.+)\}$/.exec(piece)?.[1];
      if (name === undefined) return escapePattern(piece);
      const variable = variables.find((one) => one.name.toLowerCase() === name);
      const values = [...(variable?.values ?? []), ...(variable === undefined ? [] : [variable.value])].map((value) =>
        escapePattern(value.toLowerCase()),
      );
      const free = variable?.values === undefined && !isWhole ? ['[a-z0-9-]{1,63}'] : [];
      return `(?:${[...values, ...free].join('|')})`;
    });
  return new RegExp(`^${source.join('')}$`);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}
