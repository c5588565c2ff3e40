import type { ReferenceMessages } from '../../../worker/model/messages/messages.ts';
import { toFragmentId } from '../../base/fragment-ids.ts';
import type { ChangeMark } from '../../page/blocks/api/schema/model.ts';
import { type ChangeMarks, nameSchema } from '../core/changes/change-subjects.ts';
import type { Change, ChangeKind } from '../diff/change.ts';
import type { ChangelogEntry } from './load-changelog.ts';

/** Changes of one version that pages mark. */
export interface MarkedChanges {
  readonly changes: readonly Pick<Change, 'kind' | 'operations' | 'subject'>[];
  /** Label of the version that made them. */
  readonly version: string;
  readonly kinds: readonly ChangeKind[];
  /** Where they are described. */
  readonly href: string;
}

interface ChangelogMarks {
  /** Href of the changelog page. */
  readonly href: string;
  /** The number of versions to mark, starting with the newest. */
  readonly versions: number;
}

/** The priority of several changes to one subject in one version; the highest is shown. */
const WEIGHTS: Readonly<Record<ChangeKind, number>> = { changed: 1, added: 2, deprecated: 3, removed: 4 };

/** What a page has no more, it cannot mark. */
const SHOWN_KINDS: readonly ChangeKind[] = ['added', 'changed', 'deprecated'];

/** A change as shown on the page of an operation or a schema. */
interface MarkedChange {
  readonly operations: ReadonlySet<string>;
  readonly subject: string;
  readonly mark: ChangeMark;
}

function entryFragment({ date, version }: ChangelogEntry): string {
  return toFragmentId([version === null ? date : `${date}: ${version}`.toLowerCase()]);
}

/** The changes of the newest versions in a changelog, whose entries are sorted newest first. */
export function markChangelog(entries: readonly ChangelogEntry[], { href, versions }: ChangelogMarks): MarkedChanges[] {
  const versioned = entries.flatMap((entry) => (entry.version === null ? [] : [{ ...entry, version: entry.version }]));
  return versioned.slice(0, versions).map((entry) => ({
    changes: entry.changes,
    version: entry.version,
    kinds: SHOWN_KINDS,
    href: `${href}#${entryFragment(entry)}`,
  }));
}

/** Collects changes for the pages that show them. If several concern the same subject, those of the first version count. */
export function readMarks(versions: readonly MarkedChanges[], messages: ReferenceMessages): ChangeMarks {
  const marked = versions.flatMap((version) => markVersion(version, messages));
  return {
    ofOperation: (name) => collect(marked.filter(({ operations }) => operations.has(name))),
    ofSchema: (name) => {
      const subjects = [nameSchema(name, 'request'), nameSchema(name, 'response')];
      return collect(marked.filter(({ subject }) => subjects.some((own) => subject.endsWith(own))));
    },
  };
}

function markVersion({ changes, version, kinds, href }: MarkedChanges, { marks }: ReferenceMessages): MarkedChange[] {
  return changes
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((a, b) => WEIGHTS[b.kind] - WEIGHTS[a.kind])
    .map(({ kind, operations, subject }) => {
      // What a newer version lacks should not be used in this one either.
      const mark = { kind: kind === 'removed' ? 'deprecated' : kind, label: marks[kind](version), href } as const;
      return { operations: new Set(operations), subject, mark };
    });
}

/** Groups marks by subject. The first change to a subject wins. */
function collect(changes: readonly MarkedChange[]): Readonly<Record<string, ChangeMark>> {
  return Object.fromEntries(changes.toReversed().map(({ subject, mark }) => [subject, mark]));
}
