import { displayPath } from '../../../../base/source/read-text.ts';
import type { ImportNotes } from '../../shared/import-notes.ts';

/** Counts the uses of components that are not shown, or only in part. */
export class LeftComponents {
  readonly #uses = new Map<
    string,
    { readonly name: string; readonly isPartial: boolean; uses: number; readonly files: Set<string> }
  >();

  add(name: string, file: string, isPartial: boolean): void {
    const key = `${name} ${isPartial}`;
    const use = this.#uses.get(key) ?? { name, isPartial, uses: 0, files: new Set() };
    use.uses++;
    use.files.add(file);
    this.#uses.set(key, use);
  }

  /** Reports them, those with most uses first. */
  note(notes: ImportNotes): void {
    for (const { name, isPartial, uses, files } of [...this.#uses.values()].sort((a, b) => b.uses - a.uses)) {
      const [first = '', ...others] = files;
      notes.missUses({
        what: `${isPartial ? 'all of ' : ''}<${name}>`,
        why: `only running its code could show it; its ${isPartial ? 'static text is imported' : 'content is shown'}`,
        remedy: 'Write it as Markdown, or configure a replacement under "markdown.components" in site.yaml.',
        count: uses,
        files: [displayPath(first), ...others.map(displayPath)],
      });
    }
  }
}
