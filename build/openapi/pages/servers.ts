import type { Server } from '../../page/blocks/api/servers/model.ts';
import type { DescriptionCompiler } from '../../page/description/compile-description.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { showFirst } from '../core/show-first.ts';

const MAX_VARIABLES = 50;

/**
 * The servers of an operation: its own, or else those of its path, or else those of the description (OpenAPI 3.2
 * §4.10.1).
 */
export function readServers(levels: readonly Cursor[], markdown: DescriptionCompiler): Server[] {
  const level = levels.find((cursor) => cursor.rawItems('servers').length > 0);
  return (level?.items('servers') ?? []).map((server) => readServer(server, markdown));
}

export function readServer(server: Cursor, markdown: DescriptionCompiler): Server {
  return {
    url: server.trimmed('url') ?? '/',
    name: server.trimmed('name'),
    description: markdown.compile(server.text('description') ?? ''),
    variables: showFirst(server.entries('variables'), MAX_VARIABLES, server, 'variables').map(([name, variable]) => ({
      name,
      defaultValue: variable.text('default') ?? '',
      values: variable.texts('enum'),
      description: markdown.compile(variable.text('description') ?? ''),
    })),
  };
}
