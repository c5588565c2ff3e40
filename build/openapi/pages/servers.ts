import { fillVariables, type Server, type ServerVariable } from '../../page/blocks/api/servers/model.ts';
import type { DescriptionCompiler } from '../../page/description/compile-description.ts';
import { type Cursor, showFirst } from '../core/references/cursor.ts';
import { sortServers } from '../samples/server-url.ts';
import type { ApiContext } from './api-context.ts';

const MAX_VARIABLES = 50;

/**
 * The servers of an operation: its own, or else those of its path, or else those of the description (OpenAPI 3.2
 * §4.10.1).
 */
export function readServers(
  levels: readonly Cursor[],
  context: Pick<ApiContext, 'markdown' | 'root' | 'config'>,
): Server[] {
  const level = levels.find((cursor) => cursor.rawItems('servers').length > 0);
  const servers = (level?.items('servers') ?? []).map((server) => readServer(server, context));
  return sortServers(servers, context.root, context.config.description);
}

export function readServer(server: Cursor, { markdown, root }: Pick<ApiContext, 'markdown' | 'root'>): Server {
  const url = server.trimmed('url') ?? '/';
  const defaults = readDefaults(url, server);
  warnOfUnknown(url, server, { defaults, root });
  warnOfHost(url, server);
  return {
    url,
    name: server.trimmed('name'),
    description: markdown.compile(server.text('description') ?? ''),
    variables: readVariables(server, defaults, markdown),
  };
}

/** A host that begins, ends or continues with nothing before a dot, a port or the path. */
const EMPTY_LABEL = /\/\/(?:[^/?#]*\.)?(?:[.:]|$)/;

/** The values by variable. An empty one counts, unless it would leave a host without a label: `https://.example.com`. */
type Defaults = ReadonlyMap<string, string>;

function readDefaults(url: string, server: Cursor): Defaults {
  const given = server.entries('variables').flatMap(([name, variable]) => {
    const defaultValue = variable.text('default');
    return defaultValue === null ? [] : [{ name, defaultValue }];
  });
  const [host = ''] = /^(?:[^/?#]*:)?\/\/[^/?#]*/.exec(url) ?? [];
  const isBroken = EMPTY_LABEL.test(fillVariables(host, given));
  const kept = given.filter(({ name, defaultValue }) => defaultValue || !(isBroken && host.includes(`{${name}}`)));
  return new Map(kept.map(({ name, defaultValue }) => [name, defaultValue]));
}

/** Warns of the first placeholder without a value. */
function warnOfUnknown(
  url: string,
  server: Cursor,
  { defaults, root }: { readonly defaults: Defaults; readonly root: Cursor },
): void {
  const unknown = [...url.matchAll(/\{([^{}]+)\}/g)].find(([, name = '']) => !defaults.has(name));
  if (unknown === undefined) return;
  const [placeholder, name = ''] = unknown;
  const remedy =
    root.has('swagger') && !server.has('variables')
      ? 'Swagger 2.0 has no variables. Write a value in its place, or convert the description to OpenAPI 3.'
      : server.get('variables').get(name).text('default') === ''
        ? 'its default value is empty, and a host needs one. Write another one, or a URL without it.'
        : 'it has no default value. Add one to "variables", as its "default".';
  server.warn('url', `Cannot replace "${placeholder}" in the URL: ${remedy}`);
}

/** Names with a port, or with two dots and no suffix of a file: `index.php` and `v1.0.json` are paths. */
const LIKE_HOST =
  /^(?:localhost|[\w-]+(?:\.[\w-]+)*:\d+|[\w-]+(?:\.[\w-]+)+\.(?!(?:aspx?|cgi|html?|json|jspx?|php|svc|ya?ml|xml)(?:\/|$))[a-z]{2,})(?:\/|$)/i;

/** Warns of a server that is only a text, and of what may be a host, but without a scheme is a path (RFC 3986 §4.2). */
function warnOfHost(url: string, server: Cursor): void {
  if (typeof server.value === 'string') {
    const remedy = `Write { url: ${JSON.stringify(server.value)} }.`;
    server.context.warnings.warn(server.pointer, `Cannot read the server: it must be a mapping, found text. ${remedy}`);
  } else if (LIKE_HOST.test(url))
    server.warn(
      'url',
      `${JSON.stringify(url)} is a path, but looks like a host without a scheme. If it is one, write "https://${url}".`,
    );
}

function readVariables(server: Cursor, defaults: Defaults, markdown: DescriptionCompiler): ServerVariable[] {
  return showFirst(server.entries('variables'), MAX_VARIABLES, server, 'variables').map(([name, variable]) => ({
    name,
    defaultValue: defaults.get(name) ?? null,
    values: variable.texts('enum'),
    description: markdown.compile(variable.text('description') ?? ''),
  }));
}
