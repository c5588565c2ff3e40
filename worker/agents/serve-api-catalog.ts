import type { MiddlewareHandler } from 'hono';
import { PUBLIC_HEADERS } from '../edge/http/headers/public-headers.ts';
import type { WorkerTypes } from '../env.ts';
import { markdownPath, pathToHref } from '../model/path.ts';
import type { Manifest } from '../model/records/manifest.ts';
import { type DescribedApi, describedApis } from './described-apis.ts';
import { SERVER_CARD_TYPE } from './mcp/server-card.ts';
import { respond } from './respond.ts';

/** RFC 9264 §4.2 with the profile of RFC 9727 §7.3. */
const LINKSET_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Serves links to the site's APIs and their descriptions (RFC 9727). */
export function serveApiCatalog(manifest: Manifest): MiddlewareHandler<WorkerTypes> {
  const { site, release } = manifest;
  const url = (path: string): string => site.origin + pathToHref(site.base, path);
  const link = `<${pathToHref(site.base, '/.well-known/api-catalog')}>; rel="api-catalog"`;
  const headers = { 'Content-Type': LINKSET_TYPE, ...PUBLIC_HEADERS, Link: link };
  const makeCatalog = (): string => JSON.stringify({ linkset: makeLinkset(url, describedApis(manifest)) });
  return (c) => respond(c, release, headers, makeCatalog);
}

function makeLinkset(url: (path: string) => string, apis: readonly DescribedApi[]): object[] {
  return [
    {
      anchor: url('/.well-known/api-catalog'),
      item: [...apis.map(({ path }) => ({ href: url(path) })), { href: url('/mcp') }],
    },
    ...apis.map(({ title, path, json, yaml }) => ({
      anchor: url(path),
      'service-desc': [
        ...(yaml === null ? [] : [{ href: url(yaml), type: 'application/yaml', title }]),
        { href: url(json), type: 'application/json', title },
      ],
      'service-doc': [
        { href: url(path), type: 'text/html', title },
        { href: url(markdownPath(path)), type: 'text/markdown', title },
      ],
    })),
    { anchor: url('/mcp'), 'service-meta': [{ href: url('/mcp/server-card'), type: SERVER_CARD_TYPE }] },
  ];
}
