import { decodeOrKeep } from '../../../../worker/model/path.ts';
import { isObject, pointerToken } from '../../../../worker/request/value/json.ts';

/**
 * The JSON pointer of the first string that links to each text, or else of the first that contains it. Markdown encodes
 * links, so they may be decoded there.
 */
export function findTexts(root: unknown, texts: ReadonlySet<string>): ReadonlyMap<string, string> {
  const linking = new Map<string, string>();
  const containing = new Map<string, string>();
  const missing = new Map([...texts].map((text) => [text, decodeOrKeep(text)]));
  // A stack instead of recursion: values may be nested thousands of levels deep.
  const stack: [pointer: string, value: unknown][] = [['#', root]];
  for (let next = stack.pop(); next !== undefined && missing.size > 0; next = stack.pop()) {
    const [pointer, value] = next;
    if (typeof value === 'string') {
      for (const [text, decoded] of missing) {
        if (!value.includes(text) && !value.includes(decoded)) continue;
        if (!containing.has(text)) containing.set(text, pointer);
        if (!linksTo(value, text) && !linksTo(value, decoded)) continue;
        linking.set(text, pointer);
        missing.delete(text);
      }
    } else if (Array.isArray(value) || isObject(value)) {
      for (const key of Object.keys(value).reverse())
        stack.push([`${pointer}/${pointerToken(key)}`, Reflect.get(value, key)]);
    }
  }
  return new Map([...containing, ...linking]);
}

/** Whether a text has a link in Markdown or HTML to this address, or is nothing but the address. */
function linksTo(text: string, address: string): boolean {
  return text === address || ['(', '<', '"', "'", ': ', '='].some((before) => text.includes(before + address));
}
