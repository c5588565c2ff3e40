import { displayPath } from '../../../../base/source/read-text.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';

/** What became of a use of a component. */
export interface UseOutcome {
  readonly name: string;
  /** `shown`: its code was run; `rest`: this has shown only a part. Otherwise, all or what is not static is missing. */
  readonly kind: 'all' | 'part' | 'rest' | 'shown';
  /** Why running its code does not show it; null if it was not run. */
  readonly failure: Failure | null;
}

interface Failure {
  readonly why: string;
  /** A package that is not installed, or null. */
  readonly missing: string | null;
}

interface Uses extends UseOutcome {
  count: number;
  readonly files: Set<string>;
}

const REWRITE = 'Write it as Markdown, or configure a replacement under "markdown.components" in site.yaml.';

/** What pages have of a component that is not shown. */
const KEPT = {
  all: 'its content is shown',
  part: 'its static text is imported',
  rest: 'the rest of it is imported',
} as const;

/** Counts the uses of components that are not shown, or only in part, and of those that were run. */
export class LeftComponents {
  readonly #uses = new Map<string, Uses>();
  readonly #root: string;
  readonly #remedy: string;

  constructor(root: string, { isRun }: { readonly isRun: boolean }) {
    this.#root = root;
    this.#remedy = isRun ? REWRITE : `${REWRITE} Or import with --run-components, if you trust the project's code.`;
  }

  add(outcome: UseOutcome, file: string): void {
    // The first reason is the one that others follow from.
    const key = `${outcome.name} ${outcome.kind} ${outcome.failure?.missing != null}`;
    const uses = this.#uses.get(key) ?? { ...outcome, count: 0, files: new Set() };
    uses.count++;
    uses.files.add(file);
    this.#uses.set(key, uses);
  }

  /** Reports them, those with most uses first. */
  note(notes: ImportNotes): void {
    for (const { name, kind, failure, count, files } of [...this.#uses.values()].sort((a, b) => b.count - a.count)) {
      const [first = '', ...others] = files;
      const uses = { count, files: [displayPath(first), ...others.map(displayPath)] } as const;
      if (kind === 'shown')
        notes.changeUses({
          ...{ what: `<${name}>`, ...uses },
          why: 'its code was run, and what it showed is imported; it no longer reacts to readers',
        });
      else
        notes.missUses({
          ...{ what: `${kind === 'all' ? '' : 'all of '}<${name}>`, ...uses },
          why: `${explain(failure)}; ${KEPT[kind]}`,
          remedy:
            failure?.missing == null
              ? this.#remedy
              : `Install the packages of the project in ${displayPath(this.#root)}, such as with "npm install", and import again.`,
        });
    }
  }
}

function explain(failure: Failure | null): string {
  return failure === null ? 'only running its code could show it' : `its code was run, but ${failure.why}`;
}
