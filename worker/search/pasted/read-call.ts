import { requestQuery } from './request-query.ts';

/** A literal with an address: `'/invoices'`, `"https://…"`, `` `${base}/invoices` ``, `f"{base}/invoices"`. */
const ADDRESS = /["'`]((?:https?:\/\/[^/"'`\s]+\/|\/|[$#]?\{[^{}"'`]{1,80}\}\/)[^"'`\s]{1,300})["'`]/;

const CALLED = /[.>:]\s?(get|head|post|put|patch|delete|options)(?:_?async|json)?\s?(?:<[^<>]*>)?\(/gi;
const QUOTED = /["'`](get|head|post|put|patch|delete|options)["'`]/i;

/** A request in code: `fetch('/invoices', { method: 'POST' })`, `requests.delete(f"{base}/tags/{id}")`. */
export function readCall(line: string): string | null {
  if (!line.includes('(')) return null;
  const code = joinLiterals(line);
  const found = ADDRESS.exec(code);
  if (found?.[1] === undefined) return null;
  const called = [...code.slice(0, found.index).matchAll(CALLED)].at(-1)?.[1];
  const method = called ?? QUOTED.exec(code)?.[1] ?? [...code.matchAll(CALLED)].at(-1)?.[1] ?? 'GET';
  return requestQuery(method, found[1]);
}

/** `'/tags/' + id + '/uses'` → `'/tags/{id}/uses'`. */
function joinLiterals(code: string): string {
  return code.replace(
    /(["'`]) ?[+.] ?(\$?\w[\w.]{0,80}(?:\(\w{0,80}\))?) ?(?:[+.] ?["'`])?/g,
    (joined, quote: string, name: string) => (/["'`]$/.test(joined) ? `{${name}}` : `{${name}}${quote}`),
  );
}
