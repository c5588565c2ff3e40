import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { PROJECT_ROOT } from '../../build/base/project-root.ts';
import { DescriptionText } from '../../build/openapi/read/text/description-text.ts';
import type { SiteSource } from '../../build/site/load-site.ts';
import { entangledDescription } from './entangled-description.ts';
import { generateDescription } from './generated/generate-description.ts';

/** A site to measure: a copy, which the bench edits. */
export interface Subject {
  readonly name: string;
  readonly source: SiteSource;
  /** The API description in the copy. */
  readonly descriptionFile: string;
  /** A separate folder for generated files. */
  readonly scratch: string;
}

/** Descriptions with their names in figures: file names, or complete paths if two have the same name. */
export function nameSubjects(descriptions: readonly (string | null)[]): (readonly [string | null, string])[] {
  const nameOf = (description: string | null): string => (description === null ? 'sample' : basename(description));
  const names = descriptions.map(nameOf);
  return descriptions.map((description, index) => {
    const name = nameOf(description);
    const isShared = names.some((other, place) => place !== index && other === name);
    return [description, isShared && description !== null ? description : name];
  });
}

/** Generated descriptions, by the prefix before the number of operations: `generated:22000`. */
const GENERATORS: Readonly<Record<string, (operationCount: number) => unknown>> = {
  generated: (operationCount) => generateDescription(operationCount),
  entangled: entangledDescription,
};

const GENERATED = /^(generated|entangled):([1-9]\d{0,5})$/;

/** Why a description cannot be measured, and what to do; null if it can be tried. */
export function findDescriptionFault(description: string): string | null {
  if (GENERATED.test(description)) return null;
  const [word = ''] = description.split(':');
  if (description.includes(':') && Object.hasOwn(GENERATORS, word))
    return `Cannot measure ${JSON.stringify(description)}: write a number from 1 to 999999 after "${word}:", such as ${word}:1000.`;
  const isFile = statSync(description, { throwIfNoEntry: false })?.isFile();
  if (isFile === true) return null;
  const found = isFile === undefined ? 'there is no such file' : 'it is not a file';
  return `Cannot measure ${JSON.stringify(description)}: ${found}. Name a JSON or YAML file, "sample", "generated:N" or "entangled:N".`;
}

/**
 * Copies the sample content while `work` runs. `description` (a file, or `generated:` or `entangled:` with a number of
 * operations) replaces its API description.
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
  const [, word = '', count] = GENERATED.exec(description) ?? [];
  const generate = GENERATORS[word];
  const file = join(folder, generate === undefined ? `description${extname(description)}` : 'description.json');
  if (generate === undefined) copyDescription(resolve(description), file);
  else writeFileSync(file, JSON.stringify(generate(Number(count))));
  return { scratch, name, source: { contentDir, description: file }, descriptionFile: file };
}

/** Including the files next to it if it refers to them. */
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
