import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import type { SiteSource } from '../../build/compile-site.ts';
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

/** `generated:22000`: a description of so many operations that is made for the bench. */
const GENERATED = /^generated:(\d+)$/;

/**
 * Copies the sample content for as long as `work` takes; `description` (a file, or `generated:` and a number of operations)
 * takes the place of its API description.
 */
export async function withSubject(
  description: string | null,
  work: (subject: Subject) => Promise<void>,
): Promise<void> {
  if (description !== null && !GENERATED.test(description) && !existsSync(description))
    throw new Error(`${description}: Cannot measure it: there is no such file.`);
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    await work(prepareSubject(description, scratch));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function prepareSubject(description: string | null, scratch: string): Subject {
  const contentDir = join(scratch, 'content');
  cpSync(join(PROJECT_ROOT, 'content'), contentDir, { recursive: true });
  if (description === null)
    return { scratch, name: 'sample', source: { contentDir }, descriptionFile: sampleDescription(contentDir) };
  const folder = join(scratch, 'description');
  mkdirSync(folder);
  const [, count] = GENERATED.exec(description) ?? [];
  const file = join(folder, count === undefined ? `description${extname(description)}` : 'description.json');
  if (count === undefined) cpSync(resolve(description), file);
  else writeFileSync(file, JSON.stringify(generateDescription(Number(count))));
  return { scratch, name: basename(description), source: { contentDir, description: file }, descriptionFile: file };
}

function sampleDescription(contentDir: string): string {
  const config = parse(readFileSync(join(contentDir, 'site.yaml'), 'utf8')) as { apis: { description: string }[] };
  const [api] = config.apis;
  if (api === undefined) throw new Error('content/site.yaml names no API description to measure');
  return join(contentDir, api.description);
}
