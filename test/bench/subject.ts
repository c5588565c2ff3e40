import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import type { SiteSource } from '../../build/compile-site.ts';
import { DescriptionText } from '../../build/openapi/read/description-text.ts';
import { PROJECT_ROOT } from '../../build/project-root.ts';
import { generateDescription } from './generated/generate-description.ts';

/** A site to measure: a copy, which the bench edits. */
export interface Subject {
  readonly name: string;
  readonly source: SiteSource;
  /** The API description, in the copy. */
  readonly descriptionFile: string;
  /** Folder of its own for whatever is made from it. */
  readonly scratch: string;
}

/** Descriptions with the names that figures have: those of their files, or their whole paths where two have the same. */
export function nameSubjects(descriptions: readonly (string | null)[]): (readonly [string | null, string])[] {
  const nameOf = (description: string | null): string => (description === null ? 'sample' : basename(description));
  const names = descriptions.map(nameOf);
  return descriptions.map((description, index) => {
    const name = nameOf(description);
    const isShared = names.some((other, place) => place !== index && other === name);
    return [description, isShared && description !== null ? description : name];
  });
}

/** `generated:22000`: a description of so many operations that is made for the bench. */
const GENERATED = /^generated:([1-9]\d{0,5})$/;

/** What keeps a description from being measured, with what to do; null for one that can be tried. */
export function findDescriptionFault(description: string): string | null {
  if (GENERATED.test(description)) return null;
  if (description.startsWith('generated:'))
    return `Cannot measure ${JSON.stringify(description)}: a number from 1 to 999999 stands behind "generated:", such as generated:1000.`;
  const isFile = statSync(description, { throwIfNoEntry: false })?.isFile();
  if (isFile === true) return null;
  const found = isFile === undefined ? 'there is no such file' : 'it is no file';
  return `Cannot measure ${JSON.stringify(description)}: ${found}. Name a JSON or YAML file, "sample" or "generated:N".`;
}

/**
 * Copies the sample content for as long as `work` takes; `description` (a file, or `generated:` and a number of operations)
 * takes the place of its API description.
 */
export async function withSubject<T>(
  description: string | null,
  name: string,
  work: (subject: Subject) => Promise<T>,
): Promise<T> {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  const remove = (): void => rmSync(scratch, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(prepareSubject(description, name, scratch));
  } finally {
    process.off('exit', remove);
    remove();
  }
}

function prepareSubject(description: string | null, name: string, scratch: string): Subject {
  const contentDir = join(scratch, 'content');
  cpSync(join(PROJECT_ROOT, 'content'), contentDir, { recursive: true });
  if (description === null)
    return { scratch, name, source: { contentDir }, descriptionFile: sampleDescription(contentDir) };
  const folder = join(scratch, 'description');
  mkdirSync(folder);
  const [, count] = GENERATED.exec(description) ?? [];
  const file = join(folder, count === undefined ? `description${extname(description)}` : 'description.json');
  if (count === undefined) copyDescription(resolve(description), file);
  else writeFileSync(file, JSON.stringify(generateDescription(Number(count))));
  return { scratch, name, source: { contentDir, description: file }, descriptionFile: file };
}

/** With the files beside it where it refers to such. */
function copyDescription(from: string, to: string): void {
  if (!DescriptionText.of(from, readFileSync(from, 'utf8')).isAlone) {
    const isWanted = (path: string): boolean =>
      statSync(path).isDirectory() ? !/^\.|^node_modules$/.test(basename(path)) : /\.(?:json|ya?ml)$/i.test(path);
    cpSync(dirname(from), dirname(to), { recursive: true, filter: isWanted });
  }
  cpSync(from, to);
}

function sampleDescription(contentDir: string): string {
  const config = parse(readFileSync(join(contentDir, 'site.yaml'), 'utf8')) as { apis: { description: string }[] };
  const [api] = config.apis;
  if (api === undefined) throw new Error('content/site.yaml names no API description to measure');
  return join(contentDir, api.description);
}
