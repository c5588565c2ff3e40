import { join, posix } from 'node:path';
import { addToGroup } from '../../../worker/model/group-by.ts';
import type { Report } from '../../base/report/report.ts';
import { parseYaml } from '../../base/source/parse-yaml.ts';
import { readText } from '../../base/source/read-text.ts';
import { validate } from '../../base/source/validate.ts';
import { categorySchema } from '../sidebar/read/load-category-files.ts';
import { type AccessRule, isVisible } from './access-rule.ts';

const PURPOSE = "the folder's category";

/** The rules of folders: `access` in their `_category_` files. */
export class FolderAccess {
  /** By folder, relative to the content folder; `.` for that itself. */
  readonly #rules: ReadonlyMap<string, readonly AccessRule[]>;

  private constructor(rules: ReadonlyMap<string, readonly AccessRule[]>) {
    this.#rules = rules;
  }

  /** Reads all category files, also those that a sidebar ignores. Faults are reported with the sidebars. */
  static async load(contentDir: string, files: readonly string[], report: Report): Promise<FolderAccess> {
    const rules = new Map<string, AccessRule[]>();
    for (const relativeFile of files) {
      const rule = await report.attempt(() => loadRule(contentDir, relativeFile));
      if (rule !== null) addToGroup(rules, posix.dirname(relativeFile), rule);
    }
    return new FolderAccess(rules);
  }

  get rules(): readonly AccessRule[] {
    return [...this.#rules.values()].flat();
  }

  /** Of the folders around a file, outermost first. */
  rulesOf(relativeFile: string): readonly AccessRule[] {
    if (this.#rules.size === 0) return [];
    const folder = posix.dirname(relativeFile);
    const outer = folder === '.' ? [] : this.rulesOf(folder);
    return [...outer, ...(this.#rules.get(folder) ?? [])];
  }

  isVisible(relativeFile: string, visible: ReadonlySet<string>): boolean {
    return isVisible(this.rulesOf(relativeFile), visible);
  }
}

async function loadRule(contentDir: string, relativeFile: string): Promise<AccessRule | null> {
  const { file, text } = await readText(join(contentDir, relativeFile), PURPOSE);
  const document = parseYaml(file, text, PURPOSE);
  const { access } = validate(document, categorySchema);
  if (access === undefined) return null;
  const location = { file, position: document.locateKey([], 'access') };
  return { audiences: access, subject: `the folder ${posix.dirname(relativeFile)}`, location };
}
