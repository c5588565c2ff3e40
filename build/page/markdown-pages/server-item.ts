import type { PageMessages } from '../../../worker/model/messages/page-messages.ts';
import type { Server } from '../blocks/api/servers/model.ts';
import { bullet, code, oneLine } from '../text/markdown-text.ts';

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
