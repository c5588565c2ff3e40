import { dropTrailingSlashes } from '../../../worker/model/path.ts';
import { code } from '../../page/text/markdown/markdown-text.ts';
import type { Cursor } from '../core/references/cursor.ts';
import type { Findings } from './change.ts';

/** The address of `/`, the server of a description without servers (OpenAPI 3.1 §4.8.1.1). */
const DEFAULT_ADDRESS = '';

const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: ':80', https: ':443', ws: ':80', wss: ':443' };

/** Compares the servers of two descriptions or operations. Clients may have the address of one that is gone. */
export function compareServers(before: readonly Cursor[], after: readonly Cursor[], findings: Findings): void {
  const [old, now] = [byAddress(before), byAddress(after)];
  for (const [address, server] of old) {
    const other = now.get(address);
    if (other !== undefined) compareVariables(server, other, subjectOf(server), findings);
    else if (address !== DEFAULT_ADDRESS || now.size > 0)
      findings.add('may-break', 'removed', subjectOf(server), 'was removed');
  }
  for (const [address, server] of now)
    if (!old.has(address) && (address !== DEFAULT_ADDRESS || old.size > 0))
      findings.add('safe', 'added', subjectOf(server), 'was added');
}

/** A value that is no longer listed, or another default, is another address (OpenAPI 3.1 §4.8.6). */
function compareVariables(old: Cursor, now: Cursor, server: string, findings: Findings): void {
  const variables = new Map(now.entries('variables'));
  for (const [name, variable] of old.entries('variables')) {
    const other = variables.get(name);
    if (other === undefined) continue;
    const subject = `variable ${code(name)} of the ${server}`;
    const [from, to] = [variable.text('default'), other.text('default')];
    if (from !== to) findings.addFact('may-break', subject, 'default', [from, to]);
    const [values, others] = [variable.texts('enum'), other.texts('enum')];
    for (const value of values)
      if (others.length > 0 && !others.includes(value))
        findings.add('may-break', 'changed', subject, `no longer has ${code(value)}`);
    for (const value of others)
      if (values.length > 0 && !values.includes(value))
        findings.add('safe', 'changed', subject, `also has ${code(value)}`);
  }
}

function byAddress(servers: readonly Cursor[]): Map<string, Cursor> {
  return new Map(servers.map((server) => [toAddress(urlOf(server)), server]));
}

/** One form of equal URLs: their scheme and host ignore case, and have a default port (RFC 3986 §6.2.2.1, §6.2.3). */
function toAddress(url: string): string {
  const [, scheme = '', host = '', rest = url] = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  const protocol = scheme.toLowerCase();
  // Names of variables are case-sensitive.
  const name = host.replace(/\{[^{}]*\}|[^{]+/g, (part) => (part.startsWith('{') ? part : part.toLowerCase()));
  const port = DEFAULT_PORTS[protocol] ?? '';
  const authority = port !== '' && name.endsWith(port) ? name.slice(0, -port.length) : name;
  const origin = scheme === '' ? '' : `${protocol}://${authority}`;
  return origin + dropTrailingSlashes(rest);
}

function urlOf(server: Cursor): string {
  return server.text('url') ?? '';
}

function subjectOf(server: Cursor): string {
  return `server ${code(urlOf(server))}`;
}
