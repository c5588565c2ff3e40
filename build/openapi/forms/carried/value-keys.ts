import { inWords } from '../../core/rest-title.ts';

/** Last words of the names that identify something. */
const IDENTIFIERS: ReadonlySet<string> = new Set(['id', 'uuid', 'guid']);

/** `invoiceId`, `invoice_id`, `Invoice-ID` → `invoiceid`. */
export function nameKey(name: string): string {
  return wordsOf(name).join('');
}

/** Whether a name says by itself what it identifies: `customer_id`, not `id` or `name`. */
export function isIdentifier(name: string): boolean {
  const words = wordsOf(name);
  return words.length > 1 && IDENTIFIERS.has(words.at(-1) ?? '');
}

/** The key of a thing by its name, which may be a plural: `/oauth-configurations` → `oauthconfiguration`. */
export function thingKey(name: string): string {
  return toSingular(nameKey(name));
}

/**
 * The keys of the parameters in a path template, by name. `/invoices/{id}`, `/invoices/{invoice}` and
 * `/bills/{invoice_id}` take an `invoiceid`.
 */
export function pathKeys(template: string): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  let thing = '';
  for (const segment of template.split('/')) {
    const names = [...segment.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
    if (names.length === 0 && segment !== '') thing = thingKey(segment);
    for (const name of names) {
      const key = pathKey(name, thing);
      if (key !== null) keys.set(name, key);
    }
  }
  return keys;
}

/** The key of a path parameter that follows the name of a thing, which may be empty. */
function pathKey(name: string, thing: string): string | null {
  const key = nameKey(name);
  if (key === '') return null;
  if (wordsOf(name).length > 1) return key;
  if (thing === '') return null;
  if (key === thing) return `${thing}id`;
  return key.startsWith(thing) ? key : thing + key;
}

/** The thing that an operation is about: the last name in its path. `/invoices/{id}` → `invoice`. */
export function thingOf(template: string): string {
  const names = template.split('/').filter((segment) => segment !== '' && !segment.includes('{'));
  return thingKey(names.at(-1) ?? '');
}

function wordsOf(name: string): string[] {
  return inWords(name)
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '');
}

function toSingular(key: string): string {
  if (/[^aeiou]ies$/.test(key)) return key.replace(/ies$/, 'y');
  if (/(?:s|x|z|ch|sh)es$/.test(key)) return key.replace(/es$/, '');
  return key.replace(/(?<![su])s$/, '');
}
