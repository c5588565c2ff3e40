import type { Server } from '../../../worker/model/api.ts';
import type { DescriptionCompiler } from '../../markdown/compile-description.ts';
import type { Cursor } from '../cursor.ts';

/** The servers of an operation: its own, else those of its path, else the document's (OpenAPI 3.2 §4.10.1). */
export function readServers(levels: readonly Cursor[], markdown: DescriptionCompiler): Server[] {
  const level = levels.find((cursor) => cursor.rawItems('servers').length > 0);
  return (level?.items('servers') ?? []).map((server) => readServer(server, markdown));
}

export function readServer(server: Cursor, markdown: DescriptionCompiler): Server {
  return {
    url: server.trimmed('url') ?? '/',
    name: server.trimmed('name'),
    description: markdown.compile(server.text('description') ?? ''),
    variables: server.entries('variables').map(([name, variable]) => ({
      name,
      defaultValue: variable.text('default') ?? '',
      values: variable.texts('enum'),
      description: markdown.compile(variable.text('description') ?? ''),
    })),
  };
}

/**
 * A server's URL with the defaults of its variables. One that is relative is so to the description's `$self`, which stands
 * for where it was found (OpenAPI 3.2 §4.1.2), else to `https://api.example.com`.
 */
export function concreteUrl(server: Server | undefined, root: Cursor | null = null): string {
  const url = (server?.url ?? '/').replace(
    /\{([^}]+)\}/g,
    (whole, name: string) => server?.variables.find((variable) => variable.name === name)?.defaultValue || whole,
  );
  const self = root?.trimmed('$self') ?? '';
  const absolute = /^[a-z][a-z0-9+.-]*:\/\//i.test(url)
    ? url
    : url.startsWith('//')
      ? `https:${url}`
      : /^https?:/i.test(self) && URL.canParse(url, self)
        ? new URL(url, self).href
        : `https://api.example.com${url.startsWith('/') ? '' : '/'}${url}`;
  return absolute.replace(/\/+$/, '');
}
