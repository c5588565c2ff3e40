import type { Report } from '../../../base/report/report.ts';
import { displayPath } from '../../../base/source/read-text.ts';
import { oneLine } from '../../../page/text/markdown/markdown-text.ts';
import { checkTarget } from './check-target.ts';
import { findPartlyAccepted } from './compose-page.ts';
import type { AcceptedTargets, LanguageUnits } from './language-units.ts';
import { hasCopies, type TranslationUnit } from './page-units.ts';

/** Translations of a source, with the file that each is in. */
type Memory = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Finds translations for units whose source another page, or `texts.yaml`, has translated already. Reports sources with
 * different translations. Blocks without words, such as code, are copied. A page that does not exist in the language is
 * filled only as a whole: one heading of it would make search engines take it for a translation.
 */
export function fillFromMemory(language: LanguageUnits, report: Report): AcceptedTargets {
  const memory = readMemory(language);
  const filled = new Map<string, ReadonlyMap<string, string>>();
  for (const [file, units] of language.files) {
    const targets = new Map<string, string>();
    const open = units.filter(({ state }) => state !== 'current');
    for (const unit of open) {
      const found = findTarget(unit, memory, { file: language.locate(file), report });
      if (found !== null) targets.set(unit.id, found);
    }
    const page = language.findPage(file);
    for (const ids of page === null ? [] : findPartlyAccepted(page, targets)) for (const id of ids) targets.delete(id);
    const mayFill = page === null || language.isTranslated(file) || targets.size === open.length;
    const isOutdated = page !== null && language.isTranslated(file) && hasCopies(page);
    if ((mayFill && targets.size > 0) || isOutdated) filled.set(file, targets);
  }
  return filled;
}

function readMemory({ files }: LanguageUnits): Memory {
  const memory = new Map<string, Map<string, string>>();
  for (const [file, units] of files) {
    for (const { state, source, target } of units) {
      if (state !== 'current' || target === null) continue;
      // The same text may be wrapped at other places.
      const known = memory.get(oneLine(source)) ?? new Map<string, string>();
      if (![...known.keys()].some((text) => oneLine(text) === oneLine(target))) known.set(target, file);
      memory.set(oneLine(source), known);
    }
  }
  return memory;
}

/** Null if the memory has no translation that fits, or several. */
function findTarget(
  unit: TranslationUnit,
  memory: Memory,
  { file, report }: { readonly file: string; readonly report: Report },
): string | null {
  const known = [...(memory.get(oneLine(unit.source)) ?? [])];
  const [[target, first], [other, second]] = [known[0] ?? ['', ''], known[1] ?? [null, '']];
  if (other !== null) {
    report.warn(
      { file: displayPath(file) },
      `Cannot fill in ${JSON.stringify(unit.source)}: it is translated as ${JSON.stringify(target)} in ${first} and as ${JSON.stringify(other)} in ${second}. Translate it, or use one translation in both.`,
    );
    return null;
  }
  return target === '' || checkTarget(unit, target) !== null ? null : target;
}

/** The same for texts that differ only in space. */
