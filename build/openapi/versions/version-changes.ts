import { pathToHref } from '../../../worker/model/path.ts';
import type { ApiConfig } from '../../site/config/site-config.ts';
import type { MarkedChanges } from '../changelog/change-marks.ts';
import type { Change } from '../diff/change.ts';
import type { DescriptionDiff } from '../diff/diff-descriptions.ts';

/** The changes between two neighbouring versions of an API. */
export interface VersionStep {
  readonly older: ApiConfig;
  readonly newer: ApiConfig;
  readonly diff: Pick<DescriptionDiff, 'changes' | 'operations'>;
}

/** The path of the page about the changes from a version to the next one, which is among the newer one's pages. */
export function migrationPath({ path }: ApiConfig): string {
  return `${path}/migration`;
}

/** The changes between the versions of all APIs. */
export class VersionChanges {
  readonly #steps: readonly VersionStep[];

  constructor(steps: readonly VersionStep[]) {
    this.#steps = steps;
  }

  /** The step to a version, or null if it is the oldest one of its API, or the API has only one. */
  before({ id }: ApiConfig): VersionStep | null {
    return this.#steps.find(({ newer }) => newer.id === id) ?? null;
  }

  /** The step from a version, or null if it is the newest. */
  after({ id }: ApiConfig): VersionStep | null {
    return this.#steps.find(({ older }) => older.id === id) ?? null;
  }

  /** What the pages of a version mark: what is new in it, and what the next one changes or lacks. */
  marksOf(config: ApiConfig, base: string): MarkedChanges[] {
    const marks: MarkedChanges[] = [];
    const [before, after] = [this.before(config), this.after(config)];
    if (before !== null) {
      const { newer, diff } = before;
      marks.push({ ...toMarks(newer, base), changes: diff.changes, kinds: ['added', 'changed', 'deprecated'] });
    }
    if (after !== null) {
      const { newer, diff } = after;
      // Changes name operations as the newer version does.
      const oldNames = new Map(diff.operations.map(([old, now]) => [now, old]));
      const changes = diff.changes.map((change) => ({
        ...change,
        // A removed operation has only its old name, which may be that of another one now.
        operations: isRemoval(change) ? change.operations : change.operations.map((name) => oldNames.get(name) ?? name),
      }));
      marks.push({ ...toMarks(newer, base), changes, kinds: ['changed', 'removed'] });
    }
    return marks;
  }
}

/** Whether a change is that an operation is gone. */
export function isRemoval({ kind, subject }: Pick<Change, 'kind' | 'subject'>): boolean {
  return kind === 'removed' && subject === '';
}

function toMarks(newer: ApiConfig, base: string): Pick<MarkedChanges, 'version' | 'href'> {
  return { version: newer.version?.label ?? '', href: pathToHref(base, migrationPath(newer)) };
}
