import type { BuildMessages } from '../../../../../worker/model/messages/messages.ts';
import { code, oneLine } from '../../../text/markdown-text.ts';
import type { ChangeMark } from '../badges/model.ts';
import type { Server } from '../servers/model.ts';

interface Endpoint {
  readonly method: string;
  readonly pathTemplate: string;
  readonly webhook: boolean;
  readonly servers: readonly Server[];
  readonly operationId: string | null;
  readonly badges: readonly string[];
  readonly mark?: ChangeMark | undefined;
}

/** Method and URL, which a program can call, with the operation's id and labels. */
export function requestLine(
  { method, pathTemplate, webhook, servers, operationId, badges, mark }: Endpoint,
  { reference }: BuildMessages,
): string {
  const notes = mark === undefined ? badges : [...badges, mark.label];
  const labels = notes.length === 0 ? '' : ` (${oneLine(notes.join(', '))})`;
  const id = (operationId === null ? '' : `, ${reference.operationNamed(code(operationId))}`) + labels;
  if (webhook) return reference.webhookRequest(code(pathTemplate), code(method)) + id;
  const [server] = servers;
  const base = server === undefined ? '' : withDefaults(server).replace(/\/+$/, '');
  const url = base + pathTemplate;
  return `${code(`${method} ${url}`)}${id}`;
}

/** The URL of a server with the default values of its variables, which a program can call. */
function withDefaults({ url, variables }: Server): string {
  return variables.reduce((text, { name, defaultValue }) => text.replaceAll(`{${name}}`, () => defaultValue), url);
}
