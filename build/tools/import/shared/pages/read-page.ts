import { join } from 'node:path';
import { canonicalPath } from '../../../../../worker/model/path.ts';
import { isObject, type JsonObject } from '../../../../../worker/request/value/json.ts';
import { SourceError } from '../../../../base/report/finding.ts';
import { parseYaml } from '../../../../base/source/parse-yaml.ts';
import { readText } from '../../../../base/source/read-text.ts';
import { encodePath } from '../../../../site/docs/doc-name.ts';
import type { ImportNotes } from '../report/import-notes.ts';

/** A page of a project of another tool. */
export interface SourcePage {
  /** Relative to the project: `guides/a.mdx`. */
  readonly name: string;
  /** As in messages. */
  readonly file: string;
  /** As in the navigation: `guides/a`. */
  readonly path: string;
  /** Its address: `/guides/a`. */
  readonly url: string;
  readonly frontMatter: JsonObject;
  readonly body: string;
  /** The number of lines before the body. */
  readonly linesBefore: number;
}

const FRONT_MATTER = /^\s*---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** Reads a page; null, with a finding, for one that cannot be read. */
export async function readPage(root: string, name: string, notes: ImportNotes): Promise<SourcePage | null> {
  return await notes.report.attempt(async () => {
    const { file, text } = await readText(join(root, name), 'the page');
    const [head = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
    const path = name.replace(/\.mdx?$/i, '');
    return {
      ...{ name, file, path, url: toUrl(path) },
      frontMatter: readFrontMatter(file, yaml, notes),
      body: text.slice(head.length),
      linesBefore: head.split('\n').length - 1,
    };
  });
}

/** The address of a page: `index` is the page of its folder. */
export function toUrl(path: string): string {
  const folder = path.replace(/(?:^|\/)index$/, '');
  return canonicalPath(`/${encodePath(folder)}`) ?? '/';
}

function readFrontMatter(file: string, yaml: string, notes: ImportNotes): JsonObject {
  if (yaml.trim() === '') return {};
  try {
    const { value } = parseYaml(file, `\n${yaml}`, 'front matter');
    return isObject(value) ? value : {};
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
  }
  // The page is shown as well as possible.
  notes.leaveOut(
    { file, position: { line: 1, column: 1 } },
    'parts of the front matter',
    'it is not valid YAML',
    'Correct it.',
  );
  const lines = [...yaml.matchAll(/^([\w:-]+):[ \t]*(.+)$/gm)];
  return Object.fromEntries(
    lines.map(([, key = '', value = '']) => [key, value.trim().replace(/^(["'])(.*)\1$/, '$2')]),
  );
}
