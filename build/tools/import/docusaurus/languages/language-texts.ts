import { join } from 'node:path';
import { leadsOut } from '../../shared/pages/outside-links.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { Messages, noteUnused, readMessages } from '../texts/messages.ts';

/** The texts of a plugin, in the translations and in the imported folder. */
export interface TranslatedFolder {
  /** Path in the folder of a language: `docusaurus-plugin-content-docs/current`. */
  readonly from: string;
  /** Path in the imported folder. */
  readonly to: string;
  /** The sidebar file with its labels, without extension; or null. */
  readonly sidebars: string | null;
  /** The additional set of docs in site.yaml whose pages it has, or null. */
  readonly set: string | null;
  /** The version of the docs or of the set, or null. */
  readonly version: string | null;
}

/** The texts of a language that are neither in pages nor in code, by the files that Docusaurus keeps them in. */
export interface LanguageTexts {
  readonly navbar: Messages;
  readonly footer: Messages;
  /** Of the sidebars of each folder. */
  readonly sidebars: ReadonlyMap<TranslatedFolder, Messages>;
  /** Of the settings of each blog. */
  readonly options: ReadonlyMap<TranslatedFolder, Messages>;
}

/** Reads the texts of `<Translate>`, `translate()` and the theme. */
export function loadCodeTexts(root: string, language: string, notes: ImportNotes): Promise<Messages> {
  return readOwn(root, join(language, 'code.json'), notes);
}

/** Reads the texts in the folder of a language. */
export async function loadLanguageTexts(
  root: string,
  language: string,
  folders: readonly TranslatedFolder[],
  notes: ImportNotes,
): Promise<LanguageTexts> {
  const read = (...path: readonly string[]): Promise<Messages> => readOwn(root, join(language, ...path), notes);
  const sidebars = new Map<TranslatedFolder, Messages>();
  const options = new Map<TranslatedFolder, Messages>();
  for (const folder of folders) {
    sidebars.set(folder, await read(`${folder.from}.json`));
    options.set(folder, await read(folder.from, 'options.json'));
  }
  const navbar = await read('docusaurus-theme-classic', 'navbar.json');
  const footer = await read('docusaurus-theme-classic', 'footer.json');
  return { navbar, footer, sidebars, options };
}

/** No texts, with a note, if a link leads to them out of the project. */
async function readOwn(root: string, path: string, notes: ImportNotes): Promise<Messages> {
  return leadsOut(root, path, notes) ? new Messages(path, new Map()) : await readMessages(path, notes);
}

/** Notes the texts that the imported site does not show. */
export function noteUnusedTexts({ navbar, footer, sidebars, options }: LanguageTexts, notes: ImportNotes): void {
  for (const messages of [navbar, footer, ...sidebars.values(), ...options.values()])
    noteUnused(
      messages,
      'the imported site',
      'Add texts that are still in use to the "texts.yaml" of the language.',
      notes,
    );
}
