import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { SourceError } from '../../base/report/finding.ts';
import { parseYaml } from '../../base/source/parse-yaml.ts';
import { displayPath, readText } from '../../base/source/read-text.ts';
import { validate } from '../../base/source/validate.ts';
import { CHANGE_KINDS, SEVERITIES } from '../diff/change.ts';

const text = z.string().min(1);

const entrySchema = z.strictObject({
  date: z.iso.date({ error: 'a day such as "2026-11-21"' }),
  /** The version that the change introduced. */
  version: text.nullable().default(null),
  /** Markdown introduction, shown above the list. */
  summary: text.nullable().default(null),
  changes: z
    .array(
      z.strictObject({
        severity: z.enum(SEVERITIES),
        kind: z.enum(CHANGE_KINDS),
        operations: z.array(text).default([]),
        subject: z.string().default(''),
        text,
      }),
    )
    .default([]),
});

/** The changes to an API on one day. */
export type ChangelogEntry = z.infer<typeof entrySchema>;

const PURPOSE = 'the changelog';

/** The entries of a changelog folder, newest first. Throws SourceError with the faults of all files. */
export async function loadChangelog(dir: string): Promise<ChangelogEntry[]> {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    throw SourceError.at(
      { file: displayPath(dir) },
      `Cannot read ${PURPOSE}: ${error.code === 'ENOENT' ? 'there is no such folder' : error.message}. Create it with "docvane describe-diff OLD NEW --save DATE", or remove "changelog" from site.yaml.`,
    );
  });
  const faults: SourceError[] = [];
  const entries: ChangelogEntry[] = [];
  for (const name of names.filter((candidate) => /\.ya?ml$/.test(candidate)).sort()) {
    try {
      const { file, text: source } = await readText(join(dir, name), PURPOSE);
      entries.push(validate(parseYaml(file, source, PURPOSE), entrySchema));
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new SourceError(faults.flatMap(({ findings }) => findings));
  return entries.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
