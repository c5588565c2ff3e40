import type { Server } from '../../worker/model/api-servers.ts';
import { en } from '../../worker/model/strings.ts';
import { bullet, code, oneLine } from './blocks.ts';
import type { TwinContext } from './description.ts';

/** One server with its variables. */
export function serverItem({ url, name, description: html, variables }: Server, context: TwinContext): string {
  const about = [name, html === null ? null : oneLine(context.toMarkdown(html))].filter((text) => text !== null);
  const head = `${code(url)}${about.length === 0 ? '' : `: ${about.join('. ')}`}`;
  const list = variables.map((variable) => {
    const values = variable.values.length === 0 ? '' : ` ${en.allowedValues} ${variable.values.map(code).join(', ')}.`;
    const text = variable.description === null ? '' : ` ${oneLine(context.toMarkdown(variable.description))}`;
    return bullet(`${code(variable.name)}:${text}${values} ${en.defaultValue} ${code(variable.defaultValue)}`);
  });
  return [head, ...list].join('\n');
}
