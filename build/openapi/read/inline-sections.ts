import { dirname, join, relative } from 'node:path';
import { isObject, type JsonObject, parsePointer, pointerToken } from '../../../worker/request/value/json.ts';
import { displayPath } from '../../base/source/read-text.ts';
import type { IncludedValue } from '../core/parsed-description.ts';
import { findValue } from '../core/references/find-value.ts';
import { isExternal, isMappedRef, locateRef, type ReferencedFile } from './referenced-files.ts';
import { locateInData } from './text/parse-description.ts';

interface SectionReader {
  /** The file of the description. */
  readonly file: string;
  /** Reads a file; null if it cannot or must not be read. */
  read(file: string, pointer: string): Promise<ReferencedFile | null>;
}

interface Section extends IncludedValue {
  readonly path: string;
}

/** Members of a description that authors move to files of their own, though OpenAPI has no references there. */
const SECTIONS =
  /^#\/(?:info|servers|tags|security|paths|webhooks|definitions|parameters|responses|components(?:\/[^/]+)?)$/;

/**
 * Replaces references in place of a whole section, such as `paths: { $ref: paths.yaml }`, with what they refer to, as other
 * tools do. References in a section are then relative to the description. Inner sections come first.
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
      if (read !== null) sections.unshift(read.section);
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
  { file, read }: SectionReader,
): Promise<{ readonly content: unknown; readonly section: Section } | null> {
  const ref = isObject(value) ? value.$ref : undefined;
  if (!isExternal(ref)) return null;
  const { path, fragment } = await locateRef(ref, file);
  const source = await read(path, mount);
  const found = findValue(source?.data, parsePointer(`#${fragment}`) ?? []);
  if (source === null || found.kind === 'missing' || typeof found.value !== 'object') return null;
  const name = displayPath(path);
  return {
    content: rebase(found.value, path, file),
    section: {
      path,
      file: name,
      mount,
      pointer: `#${fragment}`,
      locate: (pointers) => locateInData(name, source.text, pointers),
    },
  };
}

/** Copies a value from one file, with its references as they are written in another. */
function rebase(value: unknown, from: string, to: string, parent = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => rebase(item, from, to));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const isRef = (key === '$ref' && typeof item === 'string') || (parent === 'mapping' && isMappedRef(item));
      return [key, isRef ? rebaseRef(item, from, to) : rebase(item, from, to, key)];
    }),
  );
}

function rebaseRef(ref: string, from: string, to: string): string {
  if (ref.startsWith('#')) return `${encodeURI(relative(dirname(to), from))}${ref}`;
  return isExternal(ref) ? join(encodeURI(relative(dirname(to), dirname(from))), ref) : ref;
}
