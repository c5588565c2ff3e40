import { join, posix } from 'node:path';
import * as z from 'zod';
import type { SourceLocation } from '../../../base/report/finding.ts';
import type { Report } from '../../../base/report/report.ts';
import { parseYaml } from '../../../base/source/parse-yaml.ts';
import { readText } from '../../../base/source/read-text.ts';
import { validate } from '../../../base/source/validate.ts';
import { accessListSchema } from '../../access/access-rule.ts';
import { flag, number } from '../../docs/front-matter.ts';
import { type CategoryLink, categoryLinkSchema } from './sidebar-items.ts';

/** Metadata of a folder from `_category_.json` (or `.yml`, `.yaml`). */
export interface FolderCategory {
  readonly label: string | null;
  readonly description: string | null;
  readonly position: number | null;
  readonly collapsed: boolean | null;
  /** Undefined if not given: the folder's index page is its link. Null for no link. */
  readonly link: CategoryLink | null | undefined;
  readonly locate: () => SourceLocation;
}

const PURPOSE = "the folder's category";
const text = z.string().min(1);

export const categorySchema = z.strictObject({
  label: text.optional(),
  description: z.string().optional(),
  position: number.optional(),
  collapsed: flag.optional(),
  collapsible: flag.optional(),
  className: z.string().optional(),
  key: z.string().optional(),
  link: categoryLinkSchema.nullable().optional(),
  customProps: z.unknown().optional(),
  /** Not in Docusaurus: the audiences that may read the pages and files of the folder (access/folder-access.ts). */
  access: accessListSchema.optional(),
});

/** Loads category files by folder. Reports errors per file. */
export async function loadCategoryFiles(
  contentDir: string,
  files: readonly string[],
  report: Report,
): Promise<ReadonlyMap<string, FolderCategory>> {
  const categories = new Map<string, FolderCategory>();
  for (const relativeFile of files) {
    const category = await report.attempt(() => loadCategoryFile(join(contentDir, relativeFile)));
    if (category === null) continue;
    const folder = posix.dirname(relativeFile);
    const first = categories.get(folder);
    if (first === undefined) categories.set(folder, category);
    else
      report.note(
        'category-file',
        { file: category.locate().file },
        `Cannot use this category file: ${first.locate().file} is for the same folder. Keep one of them.`,
      );
  }
  return categories;
}

async function loadCategoryFile(path: string): Promise<FolderCategory> {
  const { file, text: source } = await readText(path, PURPOSE);
  const document = parseYaml(file, source, PURPOSE);
  const { label, description, position, collapsed, collapsible, link } = validate(document, categorySchema);
  return {
    label: label ?? null,
    description: description ?? null,
    position: position ?? null,
    collapsed: collapsible === false ? false : (collapsed ?? null),
    link,
    locate: () => ({ file, position: document.locate(['link']) }),
  };
}
