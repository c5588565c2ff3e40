import { type JsonMember, jsonMembers } from './json-members.ts';
import { wordsOf } from './read-address.ts';

/** More names say less about each. */
const MAX_NAMES = 5;

/** Members that name the type of an error. */
const CODES: ReadonlySet<string> = new Set(['code', 'error_code', 'errorcode', 'error', 'reason', 'type']);
const STATUSES: ReadonlySet<string> = new Set(['status', 'statuscode', 'status_code', 'code']);

/** A body: the type of an error, that of an event, or the names of its fields. */
export function readJson(line: string): string | null {
  if (!/^[{[]/.test(line)) return null;
  const members = jsonMembers(line);
  if (members.length === 0) return null;
  return queryOfProblem(members) ?? eventOf(members) ?? namesOf(members);
}

/** The type of an error in a body, and its status (RFC 9457); null if it has neither. */
export function readProblem(body: string): string | null {
  return queryOfProblem(jsonMembers(body));
}

function queryOfProblem(members: readonly JsonMember[]): string | null {
  const status = members.find(({ name, value }) => STATUSES.has(name.toLowerCase()) && /^[45]\d\d$/.test(value))?.value;
  const isProblem = status !== undefined || members.some(({ name }) => /^(?:errors?|detail|message|msg)$/i.test(name));
  if (!isProblem) return null;
  const type = typeOf(members);
  if (type === null && status === undefined) return null;
  return [type, status].filter((word) => word != null).join(' ');
}

/** What the address of the error's type ends with, or else its code. The outermost one counts. */
function typeOf(members: readonly JsonMember[]): string | null {
  const sorted = members.toSorted((a, b) => a.depth - b.depth);
  const address = sorted.find(({ name, value }) => name === 'type' && /^https?:\/\/./.test(value))?.value;
  if (address !== undefined) return wordsOf(/[^/#]*$/.exec(address.replace(/\/$/, ''))?.[0] ?? '').trim();
  const codes = sorted.filter(({ name, value }) => CODES.has(name.toLowerCase()) && /^[A-Za-z][\w.-]*$/.test(value));
  // `type` is often the kind of an object.
  return (codes.find(({ name }) => name !== 'type') ?? codes[0])?.value ?? null;
}

/** The type of an event: `invoice.paid`. */
function eventOf(members: readonly JsonMember[]): string | null {
  return (
    members.find(({ name, value }) => /^(?:type|event)$/.test(name) && /^\w+(?:\.\w+)+$/.test(value))?.value ?? null
  );
}

/** The longest names of the outermost object, which are the rarest. */
function namesOf(members: readonly JsonMember[]): string {
  const least = Math.min(...members.map(({ depth }) => depth));
  const names = [...new Set(members.flatMap(({ name, depth }) => (depth === least ? name : [])))];
  const longest = names.toSorted((a, b) => b.length - a.length).slice(0, MAX_NAMES);
  return names.filter((name) => longest.includes(name)).join(' ');
}
