import { addToGroup } from '../../../worker/model/group-by.ts';
import { code } from '../../page/text/markdown/markdown-text.ts';
import { readSecurity } from '../core/operations/security-requirements.ts';
import type { Cursor } from '../core/references/cursor.ts';
import type { Findings } from './change.ts';
import { toText } from './schema/keyword-rule.ts';

/** One security requirement: schemes required together, each with its scopes. */
type Alternative = ReadonlyMap<string, ReadonlySet<string>>;

/** Compares the security requirements of an operation. Removing an alternative or requiring more scopes is breaking. */
export function compareSecurity(
  [oldOperation, oldRoot]: readonly [Cursor, Cursor],
  [newOperation, newRoot]: readonly [Cursor, Cursor],
  findings: Findings,
  renamed: ReadonlyMap<string, string>,
): void {
  const before = readAlternatives(oldOperation, oldRoot);
  const after = readAlternatives(newOperation, newRoot);
  const named = (alternative: Alternative): Alternative =>
    new Map([...alternative].map(([name, scopes]) => [renamed.get(name) ?? name, scopes]));
  for (const alternative of before)
    if (!after.some((other) => covers(named(alternative), other)))
      findings.add('breaking', 'changed', '', {
        text: `no longer accepts ${describe(alternative)}, but ${after.map(describe).join(' or ')}`,
        sides: { before: before.map(describe).join(' or '), after: after.map(describe).join(' or ') },
      });
  for (const alternative of after)
    if (!before.some((other) => covers(alternative, named(other))))
      findings.add('safe', 'changed', '', `accepts ${describe(alternative)}`);
}

/** The addresses of a flow, or of a scheme for OpenID Connect (OpenAPI 3.2 §4.27, §4.29). */
const ADDRESSES = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl', 'openIdConnectUrl'];

/** The new names of schemes of which only the name has changed, by their old names. */
export function findRenamedSchemes(oldRoot: Cursor, newRoot: Cursor): ReadonlyMap<string, string> {
  const [before, after] = [schemesOf(oldRoot), schemesOf(newRoot)];
  const contentOf = ({ object: { description, ...facts } }: Cursor): string => toText(Object.entries(facts).toSorted());
  const added = new Map<string, string[]>();
  // The last one first, because names are taken from the end.
  for (const [name, scheme] of [...after].reverse()) {
    if (before.has(name)) continue;
    addToGroup(added, contentOf(scheme), name);
  }
  const renamed = new Map<string, string>();
  for (const [name, scheme] of before) {
    const other = after.has(name) ? undefined : added.get(contentOf(scheme))?.pop();
    if (other !== undefined) renamed.set(name, other);
  }
  return renamed;
}

function schemesOf(root: Cursor): ReadonlyMap<string, Cursor> {
  return new Map(root.get('components').entries('securitySchemes'));
}

/** Compares the security schemes of two descriptions. Operations report which schemes they accept. */
export function compareSchemes(
  [oldRoot, newRoot]: readonly [Cursor, Cursor],
  renamed: ReadonlyMap<string, string>,
  findings: Findings,
): void {
  const subjectOf = (name: string): string => `security scheme ${code(name)}`;
  const [before, after] = [schemesOf(oldRoot), schemesOf(newRoot)];
  for (const [name, old] of before) {
    const now = after.get(name);
    const other = renamed.get(name);
    if (other !== undefined) findings.add('safe', 'changed', subjectOf(name), `is now called ${code(other)}`);
    else if (now === undefined) findings.add('safe', 'removed', subjectOf(name), 'was removed');
    else {
      compareCredentials(old, now, subjectOf(name), findings);
      compareAddresses(old, now, subjectOf(name), findings);
      compareFlows(old.get('flows'), now.get('flows'), subjectOf(name), findings);
    }
  }
  const known = new Set([...before.keys(), ...renamed.values()]);
  for (const name of after.keys()) if (!known.has(name)) findings.add('safe', 'added', subjectOf(name), 'was added');
}

/** Compares what a client must send. */
function compareCredentials(old: Cursor, now: Cursor, subject: string, findings: Findings): void {
  for (const key of ['type', 'scheme', 'in', 'name'] as const) {
    const [from, to] = [old.text(key), now.text(key)];
    // Names of query parameters and cookies are case-sensitive (RFC 3986 §6.2.2.1, RFC 6265 §5.4).
    const ignoresCase = key === 'scheme' || (key === 'name' && old.text('in') === 'header');
    if (from === to || (ignoresCase && from?.toLowerCase() === to?.toLowerCase())) continue;
    findings.addFact('breaking', subject, key, [from, to]);
  }
}

function compareAddresses(old: Cursor, now: Cursor, subject: string, findings: Findings): void {
  for (const key of ADDRESSES) {
    const [from, to] = [old.text(key), now.text(key)];
    if (from !== to) findings.addFact(from === null ? 'safe' : 'may-break', subject, key, [from, to]);
  }
}

function compareFlows(old: Cursor, now: Cursor, subject: string, findings: Findings): void {
  const flowsOf = (flows: Cursor): Map<string, Cursor> =>
    new Map(Object.keys(flows.object).map((name) => [name, flows.get(name)]));
  const [before, after] = [flowsOf(old), flowsOf(now)];
  for (const [name, flow] of before) {
    const other = after.get(name);
    if (other === undefined) {
      findings.add('breaking', 'removed', subject, `no longer has the flow ${code(name)}`);
      continue;
    }
    const ofFlow = `flow ${code(name)} of the ${subject}`;
    compareAddresses(flow, other, ofFlow, findings);
    const [scopes, others] = [flow, other].map((each) => Object.keys(each.get('scopes').object));
    for (const scope of scopes ?? [])
      if (!others?.includes(scope))
        findings.add('may-break', 'changed', ofFlow, `no longer has the scope ${code(scope)}`);
    for (const scope of others ?? [])
      if (!scopes?.includes(scope)) findings.add('safe', 'changed', ofFlow, `has the new scope ${code(scope)}`);
  }
  for (const name of after.keys())
    if (!before.has(name)) findings.add('safe', 'changed', subject, `also has the flow ${code(name)}`);
}

function readAlternatives(operation: Cursor, root: Cursor): Alternative[] {
  const alternatives = readSecurity(operation, root).map(
    (requirement) => new Map(Object.keys(requirement.object).map((name) => [name, new Set(requirement.texts(name))])),
  );
  // No requirement equals one empty requirement.
  return alternatives.length === 0 ? [new Map()] : alternatives;
}

/** Whether credentials that satisfy the first alternative also satisfy the second. */
function covers(held: Alternative, asked: Alternative): boolean {
  return [...asked].every(([name, scopes]) => {
    const have = held.get(name);
    return have !== undefined && [...scopes].every((scope) => have.has(scope));
  });
}

function describe(alternative: Alternative): string {
  if (alternative.size === 0) return 'requests without authorization';
  return [...alternative]
    .map(([name, scopes]) => {
      const list = [...scopes].map(code).join(', ');
      return code(name) + (list === '' ? '' : ` with ${list}`);
    })
    .join(' and ');
}
