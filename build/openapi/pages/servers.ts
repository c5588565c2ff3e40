import { fillVariables, type Server, type ServerVariable } from '../../page/blocks/api/servers/model.ts';
import type { DescriptionCompiler } from '../../page/description/compile-description.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { showFirst } from '../core/show-first.ts';
import { sortServers } from '../samples/server-url.ts';
import type { ApiContext } from './api-context.ts';

const MAX_VARIABLES = 50;

/**
 * The servers of an operation: its own, or else those of its path, or else those of the description (OpenAPI 3.2
 * §4.10.1).
 */
export function readServers(
  levels: readonly Cursor[],
  { markdown, root, config }: Pick<ApiContext, 'markdown' | 'root' | 'config'>,
): Server[] {
  const level = levels.find((cursor) => cursor.rawItems('servers').length > 0);
  const servers = (level?.items('servers') ?? []).map((server) => readServer(server, markdown));
  return sortServers(servers, root, config.description);
}

export function readServer(server: Cursor, markdown: DescriptionCompiler): Server {
  const url = server.trimmed('url') ?? '/';
  const variables = readVariables(server, markdown);
  const [unknown] = /\{[^{}]+\}/.exec(fillVariables(url, variables)) ?? [];
  if (unknown !== undefined)
    server.warn(
      'url',
      `Cannot replace "${unknown}" in the URL: it has no default value. Add one to "variables", as its "default".`,
    );
  return {
    url,
    name: server.trimmed('name'),
    description: markdown.compile(server.text('description') ?? ''),
    variables,
  };
}

function readVariables(server: Cursor, markdown: DescriptionCompiler): ServerVariable[] {
  return showFirst(server.entries('variables'), MAX_VARIABLES, server, 'variables').map(([name, variable]) => ({
    name,
    defaultValue: variable.text('default') ?? '',
    values: variable.texts('enum'),
    description: markdown.compile(variable.text('description') ?? ''),
  }));
}
