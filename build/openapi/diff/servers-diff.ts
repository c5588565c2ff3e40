import { code } from '../../page/text/markdown/markdown-text.ts';
import type { Cursor } from '../core/references/cursor.ts';
import type { Findings } from './change.ts';

/** The server of a description without servers (OpenAPI 3.1 §4.8.1.1). */
const DEFAULT_URL = '/';

/** Compares the servers of two descriptions or operations. Clients may have the address of one that is gone. */
export function compareServers(before: readonly Cursor[], after: readonly Cursor[], findings: Findings): void {
  const [old, now] = [byUrl(before), byUrl(after)];
  for (const [url, server] of old) {
    const other = now.get(url);
    if (other === undefined && url === DEFAULT_URL && now.size === 0) continue;
    if (other === undefined) findings.add('may-break', 'removed', subjectOf(url), 'was removed');
    else compareVariables(server, other, subjectOf(url), findings);
  }
  for (const url of now.keys())
    if (!old.has(url) && !(url === DEFAULT_URL && old.size === 0))
      findings.add('safe', 'added', subjectOf(url), 'was added');
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

function byUrl(servers: readonly Cursor[]): Map<string, Cursor> {
  return new Map(servers.map((server) => [server.text('url') ?? '', server]));
}

function subjectOf(url: string): string {
  return `server ${code(url)}`;
}
