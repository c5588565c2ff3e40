import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { Report } from '../../../../../build/base/report/report.ts';
import { SiteCompiler } from '../../../../../build/site/compile-site.ts';
import type { CompiledSite } from '../../../../../build/site/compiled-site.ts';
import { type ImportedSite, importProject } from '../../../../../build/tools/import/import-project.ts';
import { type Files, tellFindings, writeContent } from '../../../content-folder.ts';

/** Writes a project. Returns the path of its folder. */
export const writeProject = writeContent;

/** The target folder of an import. */
export function outFolder(dir: string): string {
  return `${dir}-out`;
}

export interface Imported {
  readonly dir: string;
  readonly out: string;
  readonly imported: ImportedSite;
  readonly notes: readonly string[];
  /** Number of errors among them. */
  readonly errors: number;
}

/** Imports a project from a folder with these files, and returns its notes. */
export async function importFiles(files: Files, name = ''): Promise<Imported> {
  const dir = writeProject(files);
  const out = outFolder(dir);
  const report = new Report();
  const imported = await importProject({ source: join(dir, name), out, dryRun: false }, report);
  return {
    dir,
    out,
    imported,
    notes: tellFindings([...report.errors, ...report.warnings], dir),
    errors: report.errors.length,
  };
}

/** A project's configuration with these members, next to a title and a URL. */
export function configOf(members = ''): string {
  return `module.exports = { title: 'P', url: 'https://p.test', ${members} };\n`;
}

/** The classic preset with these options. */
export function classic(options = ''): string {
  return `presets: [['classic', { ${options} }]]`;
}

/** The classic preset with these options of the docs. */
export function classicDocs(options = ''): string {
  return classic(`docs: { ${options} }`);
}

/** A page with some text. */
export const PAGE = '---\ntitle: A\n---\nText.\n';

/** Imports a project with one page, `docs/a.md`, and these members of its configuration. */
export function importConfig(members: string, files: Files = {}): Promise<Imported> {
  return importFiles({ 'docusaurus.config.js': configOf(members), 'docs/a.md': '# A\n\nText.\n', ...files });
}

interface Built {
  readonly site: CompiledSite;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

export async function buildImported(contentDir: string): Promise<Built> {
  const report = new Report();
  const site = await new SiteCompiler().compile({ contentDir }, report);
  if (site === null) throw new Error(tellFindings(report.errors, contentDir).join('\n'));
  return {
    site,
    errors: tellFindings(report.errors, contentDir),
    warnings: tellFindings(report.warnings, contentDir),
  };
}

/** A YAML file that the import has written. */
export function readImported(out: string, name: string): unknown {
  return parse(readFileSync(join(out, name), 'utf8'));
}
