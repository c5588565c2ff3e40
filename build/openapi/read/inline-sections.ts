import { dirname, join, relative } from 'node:path';
import { isObject, type JsonObject, parsePointer, pointerToken, toMap } from '../../../worker/request/value/json.ts';
import { displayPath } from '../../base/source/read-text.ts';
import type { IncludedValue, ParsedDescription } from '../core/parsed-description.ts';
import { findValue } from '../core/references/find-value.ts';
import { mapMembers } from '../core/written-numbers.ts';
import { isExternal, isMappedRef, locateRef, type ReferencedFile } from './referenced-files.ts';
import { locateInData } from './text/parse-description.ts';

interface SectionReader {
  /** The file of the description. */
  readonly file: string;
  readonly source: Pick<ParsedDescription, 'file' | 'locate'>;
  /** Reads a file; null if it cannot or must not be read. */
  read(file: string, pointer: string): Promise<ReferencedFile | null>;
}

interface Section extends IncludedValue {
  readonly path: string;
}

/** Members of a description that authors move to files of their own, though OpenAPI has no references there. */
const SECTIONS =
  /^#\/(?:info|servers|tags|security(?:Definitions)?|paths|webhooks|definitions|parameters|responses|components(?:\/[^/]+)?)$/;

/**
 * Replaces references in place of a whole section, such as `paths: { $ref: paths.yaml }`, with what they refer to, as
 * other tools do. Members beside the reference stay. References in a section are then relative to the description. Inner
 * sections come first.
 */
export async function inlineSections(
  document: JsonObject,
  reader: SectionReader,
): Promise<{ readonly document: JsonObject; readonly sections: readonly Section[] }> {
  const sections: Section[] = [];
  const inline = async (holder: JsonObject, base: string): Promise<JsonObject> => {
    const entries: [string, unknown][] = [];
    for (const [key, value] of Object.entries(holder)) {
      const pointer = `${base}/${pointerToken(key)}`;
      const read = SECTIONS.test(pointer) ? await readSection(value, pointer, reader) : null;
      const content = read?.content ?? value;
      if (read !== null) sections.unshift(...read.sections);
      entries.push([key, pointer === '#/components' && isObject(content) ? await inline(content, pointer) : content]);
    }
    return Object.fromEntries(entries);
  };
  return { document: await inline(document, '#'), sections };
}

/** Returns null if the value is not a reference to a list or mapping in another file. */
async function readSection(
  value: unknown,
  mount: string,
  { file, source, read }: SectionReader,
): Promise<{ readonly content: unknown; readonly sections: readonly Section[] } | null> {
  const { $ref: ref, ...own } = toMap(value);
  if (!isExternal(ref)) return null;
  const { path, fragment } = await locateRef(ref, file);
  const target = await read(path, mount);
  const found = findValue(target?.data, parsePointer(`#${fragment}`) ?? []);
  if (target === null || found.kind === 'missing' || typeof found.value !== 'object') return null;
  const content = rebase(found.value, path, file);
  const name = displayPath(path);
  const section: Section = {
    path,
    file: name,
    mount,
    pointer: `#${fragment}`,
    locate: (pointers) => locateInData(name, target.text, pointers),
  };
  if (!isObject(content)) return { content, sections: [section] };
  const beside = Object.keys(own).map((key): Section => {
    const pointer = `${mount}/${pointerToken(key)}`;
    return { path: file, file: source.file, mount: pointer, pointer, locate: (pointers) => source.locate(pointers) };
  });
  return { content: { ...content, ...own }, sections: [...beside, section] };
}

/** Copies a value from one file, with its references as they are written in another. */
function rebase(value: unknown, from: string, to: string, parent = ''): unknown {
  if (Array.isArray(value)) return mapMembers(value, (item) => rebase(item, from, to));
  if (!isObject(value)) return value;
  return mapMembers(value, (item, key) => {
    const isRef = (key === '$ref' && typeof item === 'string') || (parent === 'mapping' && isMappedRef(item));
    return isRef ? rebaseRef(String(item), from, to) : rebase(item, from, to, key);
  });
}

function rebaseRef(ref: string, from: string, to: string): string {
  if (ref.startsWith('#')) return `${encodeURI(relative(dirname(to), from))}${ref}`;
  if (!isExternal(ref)) return ref;
  const [target = '', ...fragments] = ref.split('#');
  return [join(encodeURI(relative(dirname(to), dirname(from))), target), ...fragments].join('#');
}
