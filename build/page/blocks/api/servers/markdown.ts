import type { PageMessages } from '../../../../../worker/model/messages/page-messages.ts';
import { bullet, code, heading, joinBlocks, oneLine } from '../../../text/markdown-text.ts';
import { isPlainServer, type Server } from './model.ts';

/** A server with its variables. */
export function serverItem({ url, name, description: prose, variables }: Server, messages: PageMessages): string {
  const about = [name, prose === null ? null : oneLine(prose.markdown)].filter((text) => text !== null);
  const head = `${code(url)}${about.length === 0 ? '' : `: ${about.join('. ')}`}`;
  const list = variables.map((variable) => {
    const values =
      variable.values.length === 0 ? '' : ` ${messages.allowedValues} ${variable.values.map(code).join(', ')}.`;
    const text = variable.description === null ? '' : ` ${oneLine(variable.description.markdown)}`;
    return bullet(`${code(variable.name)}:${text}${values} ${messages.defaultValue} ${code(variable.defaultValue)}`);
  });
  return [head, ...list].join('\n');
}

/** The list of servers; null for a single server with only a URL, which is in the request line. */
export function serverList(servers: readonly Server[], page: PageMessages): string | null {
  if (servers.length <= 1 && servers.every(isPlainServer)) return null;
  return joinBlocks([heading(2, page.servers), servers.map((server) => bullet(serverItem(server, page))).join('\n')]);
}
