import type { SourceLocation } from '../../../base/report/finding.ts';
import { suggest } from '../../../base/report/nearest.ts';
import type { Report } from '../../../base/report/report.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import { oneLine } from '../../../page/text/markdown/markdown-text.ts';
import { checkTarget } from './check-target.ts';
import { findPartlyAccepted } from './compose-page.ts';
import { type ImportFile, type ImportUnit, TargetError } from './exchange-file.ts';
import type { AcceptedTargets, LanguageUnits } from './language-units.ts';
import { isSameText, type TranslationUnit } from './page-units.ts';

/**
 * Chooses the translations of a file that can be written. Reports all others, each with its line. Nothing in the file is
 * trusted: pages and units are looked up among those of the site.
 */
export class UnitAcceptor {
  readonly #language: LanguageUnits;
  readonly #report: Report;
  readonly #units: ReadonlyMap<string, ReadonlyMap<string, TranslationUnit>>;
  readonly #seen = new Map<string, Map<string, string>>();
  readonly #accepted = new Map<string, Map<string, string>>();

  constructor(language: LanguageUnits, report: Report) {
    this.#language = language;
    this.#report = report;
    this.#units = new Map(
      [...language.files].map(([file, units]) => [file, new Map(units.map((unit) => [unit.id, unit]))]),
    );
  }

  accept({ file, units }: ImportFile): void {
    const unknown = new Set<string>();
    for (const written of units) {
      const location = { file, position: written.position };
      const known = this.#units.get(written.original);
      if (known === undefined) {
        if (!unknown.has(written.original)) this.#reportFile(location, written.original);
        unknown.add(written.original);
      } else if (written.state !== 'initial') this.#acceptUnit(written, known.get(written.id), location);
    }
    const open = units.filter(({ state }) => state === 'initial');
    const [first] = open;
    if (first !== undefined)
      this.#report.warn(
        { file, position: first.position },
        `Cannot import ${open.length === 1 ? 'a unit' : `${open.length} units`}: the state is "initial", or a target is missing. Translate them, and set the state to "translated", "reviewed" or "final".`,
      );
  }

  /** The translations that can be written and change something. */
  finish(): AcceptedTargets {
    for (const [file, accepted] of this.#accepted) {
      const page = this.#language.findPage(file);
      for (const ids of page === null ? [] : findPartlyAccepted(page, accepted)) {
        for (const id of ids) accepted.delete(id);
        this.#report.error(
          { file: displayPath(this.#language.locate(file)) },
          `Cannot write translations of ${ids.length} blocks: the present translation has another number of blocks there, and only some are in the import. Export them with --all, and import all of them.`,
        );
      }
    }
    return this.#accepted;
  }

  #acceptUnit(
    { original, id, toMarkdown }: ImportUnit,
    unit: TranslationUnit | undefined,
    location: SourceLocation,
  ): void {
    if (unit === undefined) {
      this.#report.error(
        location,
        `Cannot import the unit ${JSON.stringify(short(id))}: ${original} has no such text, or it has changed since the export. Export the page again.`,
      );
      return;
    }
    const target = this.#readTarget(unit, toMarkdown, location);
    if (target === null) return;
    const earlier = this.#seen.get(original)?.get(id);
    if (earlier !== undefined && earlier !== target) {
      this.#report.error(
        location,
        `Cannot import the unit ${JSON.stringify(id)}: there is another translation of it in this import. Remove one of them.`,
      );
      return;
    }
    put(this.#seen, original, id, target);
    const isDone = unit.state === 'current' && unit.target !== null && isSameText(unit, unit.target, target);
    if (!isDone) put(this.#accepted, original, id, target);
  }

  /** Null if the target cannot be written, which is reported. */
  #readTarget(unit: TranslationUnit, toMarkdown: ImportUnit['toMarkdown'], location: SourceLocation): string | null {
    const fault = (found: string): null => {
      this.#report.error(location, `Cannot import the translation of ${JSON.stringify(short(unit.source))}: ${found}`);
      return null;
    };
    try {
      const written = toMarkdown(unit).replaceAll('\r\n', '\n');
      const target = unit.isBlock ? written.trimEnd() : oneLine(written);
      const found = checkTarget(unit, target);
      return found === null ? target : fault(found);
    } catch (error) {
      if (!(error instanceof TargetError)) throw error;
      return fault(error.message);
    }
  }

  #reportFile(location: SourceLocation, original: string): void {
    this.#report.error(
      location,
      `Cannot import a translation of ${JSON.stringify(short(original))}: the site has no such page${suggest(original, this.#units.keys()) || '. Export the page again.'}`,
    );
  }
}

function put(map: Map<string, Map<string, string>>, file: string, id: string, target: string): void {
  const targets = map.get(file) ?? new Map<string, string>();
  targets.set(id, target);
  map.set(file, targets);
}

const MAX_SHOWN = 60;

function short(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
