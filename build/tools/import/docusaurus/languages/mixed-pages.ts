import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Report } from '../../../../base/report/report.ts';
import { pathBelow } from '../../../../base/source/file-paths.ts';
import { readText } from '../../../../base/source/read-text.ts';
import { parseFrontMatter } from '../../../../site/docs/front-matter.ts';
import { splitBlocks, type TextBlock } from '../../../../site/languages/blocks.ts';
import {
  LEDGER_FILE,
  type LedgerPage,
  type LedgerUnit,
  renderLedger,
  UNTRANSLATED,
} from '../../../../site/languages/ledger.ts';
import { TRANSLATIONS_FOLDER } from '../../../../site/languages/translations.ts';
import type { TranslatedFolder } from './language-texts.ts';

/** The files among these that the project has no translation of: only texts in them are translated. */
export function withoutTranslation(
  files: readonly string[],
  language: string,
  folders: readonly TranslatedFolder[],
): string[] {
  const isTranslated = (file: string): boolean =>
    folders.some(({ from, to }) => {
      const name = pathBelow(to, file);
      return name !== null && existsSync(join(language, from, name));
    });
  return files.filter((file) => !isTranslated(file));
}

/**
 * Writes the ledger of a language for pages in which only some texts are translated. Their other blocks are shown as those
 * of the original, with its language, and are counted as not translated.
 */
export async function writeMixedLedger(contentDir: string, locale: string, files: readonly string[]): Promise<void> {
  const folder = join(contentDir, TRANSLATIONS_FOLDER, locale);
  const ledger = new Map<string, LedgerPage>();
  for (const file of files.filter((name) => existsSync(join(folder, name)))) {
    const units = tieMixed(await readBlocks(join(contentDir, file)), await readBlocks(join(folder, file)));
    if (units !== null) ledger.set(file, { units, texts: new Map() });
  }
  if (ledger.size > 0) await writeFile(join(folder, LEDGER_FILE), renderLedger(ledger));
}

async function readBlocks(path: string): Promise<TextBlock[]> {
  return splitBlocks(parseFrontMatter(await readText(path, 'the page'), new Report()).body);
}

/** Null if every block has translated texts, or if it is unclear which one translates which. */
function tieMixed(original: readonly TextBlock[], translation: readonly TextBlock[]): LedgerUnit[] | null {
  if (original.length !== translation.length) return null;
  const units = original.map(({ hash, text }, index): LedgerUnit => {
    const translated = translation[index]?.hash ?? '';
    const isOriginal = hash === translated && isProse(text);
    return { original: [isOriginal ? UNTRANSLATED : hash], translation: [translated] };
  });
  return units.some(({ original: [own] }) => own === UNTRANSLATED) ? units : null;
}

/** Whether a block is text, and neither code nor a part of an element or directive around other blocks. */
function isProse(block: string): boolean {
  return /\p{L}/u.test(block) && !/^\s*(?:<|\{|:::|```|~~~|(?:import|export)\s)/.test(block);
}
