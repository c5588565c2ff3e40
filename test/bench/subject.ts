import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import type { SiteSource } from '../../build/compile-site.ts';
import { PROJECT_ROOT } from '../../build/project-root.ts';

/** A site to measure: a copy, which the bench edits. */
export interface Subject {
  readonly name: string;
  readonly source: SiteSource;
  /** The API description, in the copy. */
  readonly descriptionFile: string;
  /** Folder of its own for whatever is made from it. */
  readonly scratch: string;
}

/** Copies the sample content for as long as `work` takes; `description` (a file) takes the place of its API description. */
export async function withSubject(
  description: string | null,
  work: (subject: Subject) => Promise<void>,
): Promise<void> {
  if (description !== null && !existsSync(description))
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
  const copy = join(folder, `description${extname(description)}`);
  cpSync(resolve(description), copy);
  return { scratch, name: basename(description), source: { contentDir, description: copy }, descriptionFile: copy };
}

function sampleDescription(contentDir: string): string {
  const config = parse(readFileSync(join(contentDir, 'site.yaml'), 'utf8')) as { apis: { description: string }[] };
  const [api] = config.apis;
  if (api === undefined) throw new Error('content/site.yaml names no API description to measure');
  return join(contentDir, api.description);
}
