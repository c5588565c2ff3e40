import { count as countOf } from '../../../../base/report/count.ts';
import {
  type Finding,
  formatFinding,
  formatLocation,
  type SourceLocation,
  toFinding,
} from '../../../../base/report/finding.ts';
import { Report } from '../../../../base/report/report.ts';

/** Something of the project that the site lacks, or shows in another way. */
export interface Note {
  /** `dropped`: readers saw it, and miss it. `changed`: they miss nothing. */
  readonly kind: 'dropped' | 'changed';
  readonly what: string;
  /** Null for content that is shown in another way. */
  readonly why: string | null;
  /** Null if nothing needs to be done. */
  readonly remedy: string | null;
  /** The number of uses. */
  readonly count: number;
  /** The first place. */
  readonly location: SourceLocation;
  /** All places: `docs/a.mdx:3:1`. */
  readonly places: readonly string[];
}

/** What a note is about: `the API "v2"`, or `28` and `parts of this page`. */
type What = string | readonly [count: number, what: string];

/** Uses of something on pages. */
interface Uses extends Pick<Note, 'what' | 'count'> {
  readonly why: string;
  /** The files with a use. */
  readonly files: readonly [string, ...string[]];
}

/** Collects everything that could not be imported, each with its location and what to do. */
export class ImportNotes {
  readonly report: Report;
  readonly #notes: Note[] = [];
  /** Findings already reported: shared options are read several times. */
  readonly #reported = new Set<string>();
  #lostPages = 0;

  constructor(report = new Report()) {
    this.report = report;
  }

  /** Everything noted, in the order in which it was found. */
  get notes(): readonly Note[] {
    return this.#notes;
  }

  /** Findings of the report that are not notes: files that cannot be read. */
  get otherFindings(): readonly Finding[] {
    const { errors, warnings } = this.report;
    return [...errors, ...warnings].filter((finding) => !this.#reported.has(formatFinding(finding)));
  }

  /** The number of pages that the site lacks. */
  get lostPages(): number {
    return this.#lostPages;
  }

  leaveOut(location: SourceLocation, what: What, why: string, remedy: string): void {
    this.#tell('changed', location, { what, why, remedy });
  }

  /** A logo that is not in the project. */
  leaveOutLogo(location: SourceLocation, written: string): void {
    this.leaveOut(
      location,
      `the logo ${JSON.stringify(written)}`,
      'there is no such file in the project',
      'Put it into static/, and set "logo" in site.yaml.',
    );
  }

  /** Like `leaveOut`, for what readers saw and now miss: the import fails, although all else is imported. */
  miss(location: SourceLocation, what: What, why: string, remedy: string): void {
    this.#tell('dropped', location, { what, why, remedy });
  }

  missAsyncApi(location: SourceLocation, what: string): void {
    this.miss(location, what, 'pages are made of OpenAPI only', 'Link to its documentation.');
  }

  /** A page that readers no longer find at its address. */
  missPage(location: SourceLocation, why: string, remedy: string): void {
    if (this.#tell('dropped', location, { what: 'this page', why, remedy })) this.#lostPages++;
  }

  /** Like `miss`, for what occurs several times. */
  missUses({ what, why, remedy, count, files }: Uses & { readonly remedy: string }): void {
    const times = count === 1 ? 'once' : countOf(count, 'time');
    const isNew = this.#report(
      'dropped',
      { file: files[0] },
      `${what}, used ${times} on ${countOf(files.length, 'page')}: ${why}. ${remedy}`,
    );
    if (!isNew) return;
    this.#notes.push({ kind: 'dropped', what, why, remedy, count, location: { file: files[0] }, places: files });
  }

  /** Like `change`, for what occurs several times. */
  changeUses({ what, why, count, files }: Uses): void {
    // Pages are imported in each language.
    const key = `${files[0]}: ${what}: ${why}`;
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.#notes.push({ kind: 'changed', what, why, remedy: null, count, location: { file: files[0] }, places: files });
  }

  /** Reports values that only a run could tell, and that readers saw. `place`: `the navbar`. */
  missValues({ notes }: ImportNotes, place: string, remedy: string): void {
    for (const { what, why, location } of notes) this.miss(location, `${what} in ${place}`, why ?? '', remedy);
  }

  /** Counts content that the site shows in another way: `a tooltip is text in parentheses`. */
  change(what: string, location: SourceLocation): void {
    this.#notes.push({
      kind: 'changed',
      what,
      why: null,
      remedy: null,
      count: 1,
      location,
      places: [toPlace(location)],
    });
  }

  /** Returns whether it is new. */
  #tell(
    kind: Note['kind'],
    location: SourceLocation,
    { what: written, why, remedy }: { readonly what: What; readonly why: string; readonly remedy: string },
  ): boolean {
    const [count, what] = typeof written === 'string' ? [1, written] : written;
    const isNew = this.#report(
      kind,
      location,
      `${typeof written === 'string' ? '' : `${count} `}${what}: ${why}. ${remedy}`,
    );
    if (isNew) this.#notes.push({ kind, what, why, remedy, count, location, places: [toPlace(location)] });
    return isNew;
  }

  #report(kind: Note['kind'], location: SourceLocation, left: string): boolean {
    const message = `Cannot carry over ${left}`;
    const key = formatFinding(toFinding(location, message));
    if (this.#reported.has(key)) return false;
    this.#reported.add(key);
    if (kind === 'dropped') this.report.error(location, message);
    else this.report.warn(location, message);
    return true;
  }
}

function toPlace(location: SourceLocation): string {
  return formatLocation(toFinding(location, ''));
}
