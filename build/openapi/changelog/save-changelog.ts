import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { errorCode, errorMessage } from '../../report/error-message.ts';
import { SourceError } from '../../report/finding.ts';
import { displayPath } from '../../source/read-text.ts';
import type { DescriptionDiff } from '../diff/diff-descriptions.ts';
import type { ChangelogEntry } from './load-changelog.ts';

/** Writes a changelog entry for an author to look over, and returns its path. Throws SourceError; never overwrites. */
export async function saveChangelog(dir: string, date: string, { after, changes }: DescriptionDiff): Promise<string> {
  const entry: ChangelogEntry = { date, version: after, summary: null, changes: [...changes].map(toEntryChange) };
  const path = join(dir, `${date}.yaml`);
  const file = displayPath(path);
  try {
    await mkdir(dir, { recursive: true });
    await writeFile(
      path,
      `# Made by npm run describe:diff. Yours to edit: write a summary, reword or drop changes.\n${stringify(entry, { lineWidth: 0 })}`,
      { flag: 'wx' },
    );
  } catch (error) {
    const found =
      errorCode(error) === 'EEXIST'
        ? 'there is one of this day. Remove it, or save under another date'
        : errorMessage(error);
    throw SourceError.at({ file }, `Cannot save the changelog entry: ${found}.`);
  }
  return file;
}

function toEntryChange({
  severity,
  kind,
  operations,
  subject,
  text,
}: DescriptionDiff['changes'][number]): ChangelogEntry['changes'][number] {
  return { severity, kind, operations: [...operations], subject, text };
}
