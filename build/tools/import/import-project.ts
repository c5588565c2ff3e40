import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { SourceError } from '../../base/report/finding.ts';
import type { Report } from '../../base/report/report.ts';
import { displayPath } from '../../base/source/read-text.ts';
import { replaceFolder, stageFolder } from '../../release/records/replace-folder.ts';
import { importDocusaurus } from './docusaurus/import-docusaurus.ts';
import { findProject, refuseTarget } from './find-project.ts';
import type { ENGINE_TOOLS, Importer } from './importer.ts';
import { importMintlify } from './mintlify/import-mintlify.ts';
import { noteOtherTools } from './note-other-tools.ts';
import type { ImportCounts, ImportTarget } from './shared/import-target.ts';
import { countKept } from './shared/report/count-kept.ts';
import { ImportNotes } from './shared/report/import-notes.ts';
import { type ImportReport, type StagedFolder, toReportLines } from './shared/report/import-report.ts';
import { importStarlight } from './starlight/import-starlight.ts';

/** The tools that the engine imports from. */
const IMPORTERS: readonly (Importer & { readonly name: (typeof ENGINE_TOOLS)[number] })[] = [
  { name: 'docusaurus', configFiles: [/^docusaurus\.config\.[cm]?[jt]s$/], import: importDocusaurus },
  { name: 'mintlify', configFiles: [/^docs\.json$/, /^mint\.json$/], import: importMintlify },
  { name: 'starlight', configFiles: [/^astro\.config\.[cm]?[jt]s$/], import: importStarlight },
];

interface ImportOptions {
  /** A project of another documentation tool, or a folder of docs. */
  readonly source: string;
  readonly out: string;
  /** Reports the result without writing anything. */
  readonly dryRun: boolean;
  /** Allows to run the configuration of the project. Called before that, with the file. */
  readonly onRun?: (file: string) => void;
  /** Allows to run the components that cannot be imported otherwise. Called before that, with their names. */
  readonly onRunComponents?: (components: readonly string[]) => void;
  /** Importers of plugins, which come first. */
  readonly importers?: readonly Importer[];
}

/** The result of an import. */
export interface ImportedSite extends ImportCounts, ImportReport {
  readonly out: string;
  /** The tool that the settings are of; null for a folder of docs, whose addresses the import does not know. */
  readonly tool: string | null;
  /** The number of pages of the project that the site lacks. */
  readonly lostPages: number;
}

/**
 * Converts a project of another documentation tool to a content folder. No code of the project is run, except its
 * configuration with `onRun`, and components with `onRunComponents`. The folder only appears once it is complete.
 */
export async function importProject(
  { source, out, dryRun, onRun, onRunComponents, importers = [] }: ImportOptions,
  report: Report,
): Promise<ImportedSite> {
  const known = [...importers, ...IMPORTERS];
  const project = findProject(source, known);
  if (project?.importer.name !== 'docusaurus') {
    if (onRun !== undefined) throw refuseRun(source, 'the configuration: only that', 'config');
    if (onRunComponents !== undefined) throw refuseRun(source, 'components: only those', 'components');
  }
  const folders: StagedFolder[] = [];
  const stage = async (target: string): Promise<string> => {
    refuseTarget(target, source);
    const folder = dryRun ? { staging: await mkdtemp(join(tmpdir(), 'import-')), target } : stageFolder(target);
    folders.push(folder);
    return folder.staging;
  };
  try {
    const target: ImportTarget = {
      staging: await stage(out),
      notes: new ImportNotes(report),
      onRun: onRun ?? null,
      onRunComponents: onRunComponents ?? null,
      async stageLanguage(locale) {
        const folder = `${out}-${locale}`;
        return { out: folder, contentDir: await stage(folder) };
      },
    };
    const imported =
      project === null
        ? await importDocusaurus({ root: source, configFile: null }, target)
        : await project.importer.import(project, target);
    if (project === null) await noteOtherTools({ source, staging: target.staging }, known, target.notes);
    const kept = await countKept(target.staging, out, imported);
    if (!dryRun) await putInPlace(folders);
    const { lostPages } = target.notes;
    return {
      out,
      tool: project?.importer.name ?? null,
      ...imported,
      lostPages,
      ...toReportLines(target.notes, source, folders),
      kept,
    };
  } catch (error) {
    throw explainFailure(error, source);
  } finally {
    for (const { staging } of folders) await rm(staging, { recursive: true, force: true });
  }
}

/** Puts all folders in place, or none: a site without one of its languages has wrong links. */
async function putInPlace(folders: readonly StagedFolder[]): Promise<void> {
  const placed: StagedFolder[] = [];
  try {
    for (const folder of folders) {
      replaceFolder(folder.staging, folder.target);
      placed.push(folder);
    }
  } catch (error) {
    for (const { staging, target } of placed) await rename(target, staging);
    throw error;
  }
}

function refuseRun(source: string, what: string, option: string): SourceError {
  return SourceError.at(
    { file: displayPath(source) },
    `Cannot run ${what} of a Docusaurus project can be run. Import without --run-${option}.`,
  );
}

/** Converts an error into a message that the author can act on. */
function explainFailure(error: unknown, source: string): unknown {
  if (error instanceof SourceError || !(error instanceof Error)) return error;
  const location = { file: displayPath(source) };
  if (!('syscall' in error)) return SourceError.ofBug(location, error, 'import', 'this project');
  const [found = ''] = error.message.split('\n', 1);
  return SourceError.at(
    location,
    `Cannot import: the system reported ${JSON.stringify(found)}. Make the file accessible, and import again.`,
  );
}

/** The default target folder, in the working directory. */
export function defaultTarget(source: string): string {
  return resolve(`imported-${basename(resolve(source)) || 'site'}`);
}
