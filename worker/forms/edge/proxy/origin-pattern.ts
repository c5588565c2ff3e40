import { isOwnDomain } from '../../exchange/own-domain.ts';
import type { TryItServer, TryItVariable } from '../../exchange/record.ts';

/** One label of a host name. */
const LABEL = '[a-z0-9-]{1,63}';

/** More variables in one host would make the pattern slow. */
const MAX_FREE = 3;

/**
 * Matches the origins of a server URL; null for a relative URL. A variable matches the values in the description. A
 * variable without values matches a single label of the host name, before a domain with one owner, so it cannot lead to
 * another site or port.
 */
export function toOriginPattern({ url, variables = [] }: TryItServer): RegExp | null {
  const [, scheme = '', host = '', port = ''] = /^(https?:\/\/)(\[[^\]]*\]|[^/?#:]+)(:[^/?#]*)?/i.exec(url) ?? [];
  if (host === '') return null;
  let free = 0;
  const source = splitVariables(host).map((piece, index, pieces) => {
    const variable = findVariable(piece, variables);
    if (variable === null) return escapePattern(piece);
    const isFree = variable.values === undefined && isOwnDomain(pieces.slice(index + 1).join(''));
    return isFree && ++free <= MAX_FREE ? LABEL : toValuesPattern(variable);
  });
  const ports = splitVariables(port).map((piece) => {
    const variable = findVariable(piece, variables);
    return variable === null ? escapePattern(piece) : toValuesPattern(variable);
  });
  const ported = `(?:${ports.join('')})`;
  // Origins omit the default port (URL Standard, origin serialization).
  const isDefault = new RegExp(`^${ported}$`).test(/^https/i.test(scheme) ? ':443' : ':80');
  return new RegExp(`^${scheme.toLowerCase()}${source.join('')}${ported}${isDefault ? '?' : ''}$`);
}

function splitVariables(text: string): string[] {
  return text.toLowerCase().split(/(\{[^{}]+\})/);
}

/** The variable in `{name}`, declared or not; null for other text. */
function findVariable(piece: string, variables: readonly TryItVariable[]): TryItVariable | null {
  const name = /^\{(.+)\}$/.exec(piece)?.[1];
  if (name === undefined) return null;
  return variables.find((one) => one.name.toLowerCase() === name) ?? { name };
}

function toValuesPattern({ values = [], value = '' }: TryItVariable): string {
  return `(?:${[...values, value].map((one) => escapePattern(one.toLowerCase())).join('|')})`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
