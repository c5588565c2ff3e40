import { existsSync } from 'node:fs';
import { formatLocation, remedyOf } from '../../../../base/report/finding.ts';
import { displayPath } from '../../../../base/source/read-text.ts';
import type { ImportNotes, Note } from './import-notes.ts';

/** What an import kept, changed and dropped. */
export interface ImportReport {
  /** What readers saw and now miss. */
  readonly dropped: readonly ReportLine[];
  /** What is shown in another way, and settings without effect here. */
  readonly changed: readonly ReportLine[];
  readonly kept: readonly KeptLine[];
}

/** Something that was dropped or changed, with all its places. */
export interface ReportLine extends Omit<Note, 'kind' | 'location'> {}

/** Something that was kept. */
export interface KeptLine {
  readonly count: number;
  /** `pages` */
  readonly what: string;
  /** Where it is now. */
  readonly place: string;
}

/** A folder that the import writes, and where it will be. */
export interface StagedFolder {
  readonly staging: string;
  readonly target: string;
}

/** The notes of an import, with equal ones counted. Places are relative to the project, or in the written folders. */
export function toReportLines(
  notes: ImportNotes,
  root: string,
  folders: readonly StagedFolder[],
): Pick<ImportReport, 'dropped' | 'changed'> {
  const others = notes.otherFindings.map((finding): Omit<Note, 'location'> => {
    const remedy = remedyOf(finding);
    return {
      kind: finding.severity === 'error' ? 'dropped' : 'changed',
      what: remedy === null ? finding.message : finding.message.slice(0, -remedy.length).trimEnd(),
      why: null,
      remedy,
      count: 1,
      places: [formatLocation(finding)],
    };
  });
  const all = [...notes.notes, ...others];
  const start = existsSync(root) ? `${displayPath(root)}/` : '';
  const toPlace = (place: string): string => {
    const folder = folders.find(({ staging }) => place.startsWith(`${displayPath(staging)}/`));
    if (folder !== undefined) return displayPath(folder.target) + place.slice(displayPath(folder.staging).length);
    return place.startsWith(start) ? place.slice(start.length) : place;
  };
  const linesOf = (kind: Note['kind']): ReportLine[] => {
    const lines = new Map<string, ReportLine>();
    for (const { what, why, remedy, count, places } of all.filter((note) => note.kind === kind)) {
      const key = JSON.stringify([what, why, remedy]);
      const known = lines.get(key);
      const here = places.map(toPlace);
      lines.set(key, {
        ...{ what, why, remedy },
        count: (known?.count ?? 0) + count,
        places: [...(known?.places ?? []), ...here],
      });
    }
    return [...lines.values()];
  };
  return { dropped: linesOf('dropped'), changed: linesOf('changed') };
}
