import { isObject, type JsonObject, pointerToken } from '../../../worker/request/value/json.ts';

/** The extension that names the audiences that may read something: `x-access: [partners]`. */
export const ACCESS_MARK = 'x-access';

/** The readers that a description is shown to. */
export interface ApiView {
  /** The audiences whose content is shown. None in the public view. */
  readonly visible: ReadonlySet<string>;
  /** All audiences of the site. */
  readonly names: readonly string[];
  /** Why a name is not that of an audience, or null. */
  readonly findFault: (name: string) => string | null;
}

/** Everybody. */
export const PUBLIC_API: Pick<ApiView, 'visible'> = { visible: new Set() };

/** Whether readers of these audiences may see a value with the extension. A value without a name is for nobody. */
export function isForReaders(mark: unknown, visible: ReadonlySet<string>): boolean {
  return listNames(mark).some((name) => visible.has(name));
}

export interface AccessFault {
  /** Where, as a JSON pointer. */
  readonly pointer: string;
  readonly message: string;
}

/** Places that the extension cannot be in. */
const WHOLE: ReadonlySet<string> = new Set(['#', '#/info', '#/components', '#/paths', '#/webhooks']);

/**
 * Faults of the extension in a description: names of no audience, and places where it would have no effect. `isData`:
 * whether a member holds data; `isNamed`: whether the keys of a member are chosen by authors.
 */
export function findAccessFaults(
  root: JsonObject,
  { findFault }: Pick<ApiView, 'findFault'>,
  { isData, isNamed }: { readonly isData: (key: string) => boolean; readonly isNamed: (key: string) => boolean },
): readonly AccessFault[] {
  const faults: AccessFault[] = [];
  const seen = new Set<object>();
  // A stack of our own: a description may be nested deeper than calls can be.
  const stack: { readonly value: unknown; readonly pointer: string; readonly key: string | null }[] = [];
  stack.push({ value: root, pointer: '#', key: null });
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value, pointer, key } = next;
    if (!(Array.isArray(value) || isObject(value)) || seen.has(value)) continue;
    seen.add(value);
    const mark = isObject(value) && Object.hasOwn(value, ACCESS_MARK) ? value[ACCESS_MARK] : undefined;
    const isName = key !== null && isNamed(key) && isObject(mark);
    if (mark !== undefined && !isName) {
      const at = `${pointer}/${ACCESS_MARK}`;
      if (WHOLE.has(pointer))
        faults.push({
          pointer: at,
          message: `Cannot limit the whole description with "${ACCESS_MARK}": it limits parts. Set "access" of the API in site.yaml.`,
        });
      for (const message of faultsOf(mark, findFault)) faults.push({ pointer: at, message });
    }
    for (const [name, inner] of Object.entries(value).reverse())
      if (!isData(name) || (key !== null && isNamed(key)))
        stack.push({ value: inner, pointer: `${pointer}/${pointerToken(name)}`, key: name });
  }
  return faults;
}

function faultsOf(mark: unknown, findFault: ApiView['findFault']): readonly string[] {
  const names = listNames(mark);
  const isList = typeof mark === 'string' || (Array.isArray(mark) && names.length === mark.length);
  if (names.length === 0 || !isList)
    return [
      `Cannot read "${ACCESS_MARK}": it must be an audience or a list of audiences, got ${JSON.stringify(mark)}.`,
    ];
  return names.flatMap((name) => findFault(name) ?? []);
}

function listNames(mark: unknown): readonly string[] {
  const list = Array.isArray(mark) ? mark : [mark];
  return list.filter((name) => typeof name === 'string' && name !== '');
}
