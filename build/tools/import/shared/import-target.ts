import type { ImportNotes } from './report/import-notes.ts';

/** Where an importer writes a project. */
export interface ImportTarget {
  /** The folder of the content, which replaces the target once it is complete. */
  readonly staging: string;
  readonly stageLanguage: StageLanguage;
  /** Called before a file of the project is run; null if no code of the project may be run. */
  readonly onRun: ((file: string) => void) | null;
  /** Called before components of the project are run, with their names; null if none may be run. */
  readonly onRunComponents: ((components: readonly string[]) => void) | null;
  readonly notes: ImportNotes;
}

/** Creates the content folder of a language that becomes a site of its own. */
export type StageLanguage = (locale: string) => Promise<{ readonly out: string; readonly contentDir: string }>;

/** An additional language of an imported project. */
export interface ImportedLanguage {
  readonly locale: string;
  /** Its own content folder; null if it is in the folder of the site. */
  readonly out: string | null;
  readonly pages: number;
}

/** What an importer wrote. */
export interface ImportCounts {
  /** Markdown files, including partials. */
  readonly pages: number;
  /** The number of pages that a build makes from them. */
  readonly built: number;
  readonly files: number;
  readonly versions: number;
  readonly redirects: number;
  /** Additional languages: translations in the folder, or folders of their own. */
  readonly languages: readonly ImportedLanguage[];
}
