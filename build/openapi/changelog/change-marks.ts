import type { ReferenceMessages } from '../../../worker/model/messages/texts/reference-messages.ts';
import { toFragmentId } from '../../base/fragment-ids.ts';
import type { ChangeMark } from '../../page/blocks/api/schema/model.ts';
import { type ChangeMarks, nameSchema } from '../core/changes/change-subjects.ts';
import type { ChangelogEntry } from './load-changelog.ts';

interface MarkOptions {
  /** Href of the changelog page. */
  readonly href: string;
  /** The number of versions to mark, starting with the newest. */
  readonly versions: number;
  readonly messages: ReferenceMessages;
}

type Change = ChangelogEntry['changes'][number];

/** The priority of several changes to one subject in one version; the highest is shown. */
const WEIGHTS = { removed: 0, changed: 1, added: 2, deprecated: 3 } as const;

/** A change as shown on the page of an operation or a schema. */
interface MarkedChange {
  readonly operations: ReadonlySet<string>;
  readonly subject: string;
  readonly mark: ChangeMark;
}

/** The fragment id of an entry on the changelog page. */
function entryFragment({ date, version }: ChangelogEntry): string {
  return toFragmentId([version === null ? date : `${date}: ${version}`.toLowerCase()]);
}

/**
 * Collects the additions, changes and deprecations of the newest versions for the pages that show them. `entries` are
 * sorted newest first.
 */
export function readMarks(entries: readonly ChangelogEntry[], options: MarkOptions): ChangeMarks {
  const versioned = entries.filter(({ version }) => version !== null);
  const marked = versioned.slice(0, options.versions).flatMap((entry) => markEntry(entry, options));
  return {
    ofOperation: (name) => collect(marked.filter(({ operations }) => operations.has(name))),
    ofSchema: (name) => {
      const subjects = [nameSchema(name, 'request'), nameSchema(name, 'response')];
      return collect(marked.filter(({ subject }) => subjects.some((own) => subject.endsWith(own))));
    },
  };
}

function markEntry(entry: ChangelogEntry, { href, messages }: MarkOptions): MarkedChange[] {
  const { changes, version } = entry;
  return changes
    .toSorted((a, b) => WEIGHTS[b.kind] - WEIGHTS[a.kind])
    .flatMap(({ kind, operations, subject }: Change): MarkedChange[] => {
      if (kind === 'removed' || version === null) return [];
      const mark = { kind, label: messages.marks[kind](version), href: `${href}#${entryFragment(entry)}` };
      return [{ operations: new Set(operations), subject, mark }];
    });
}

/** Groups marks by subject. The first change to a subject wins. */
function collect(changes: readonly MarkedChange[]): Readonly<Record<string, ChangeMark>> {
  return Object.fromEntries(changes.toReversed().map(({ subject, mark }) => [subject, mark]));
}
