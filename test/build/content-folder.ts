import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Finding, formatFinding } from '../../build/base/report/finding.ts';
import { Report } from '../../build/base/report/report.ts';
import { slashPath } from '../../build/base/source/file-paths.ts';
import { articleHtml } from '../../build/page/compiled-page.ts';
import { SiteCompiler } from '../../build/site/compile-site.ts';
import type { CompiledSite } from '../../build/site/compiled-site.ts';
import { newContentFolder } from '../temporary-folder.ts';

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** The smallest valid site. */
export const SMALLEST_SITE: Files = {
  'site.yaml':
    'title: Docs\ntagline: All of it\norigin: https://docs.example.com\nproduct: { name: Books, slug: books }\nfooter: { copyright: Copyright }\n',
  'sidebars.yaml': 'docs: []\n',
};

/** The files of a folder in `test/fixtures`. */
export function fixtureFiles(name: string): Files {
  const folder = join(import.meta.dirname, '../fixtures', name);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [slashPath(folder, file), readFileSync(file)]));
}

/** A content folder with these files. */
export function writeContent(files: Files): string {
  const dir = newContentFolder();
  writeFiles(dir, files);
  return dir;
}

export function writeFiles(dir: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(dir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Findings of a build of a content folder: `user/bills.md:3:1: Cannot …`. */
export interface CompiledContent {
  readonly site: CompiledSite | null;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** HTML of the article at a path. */
  readonly html: (path: string) => string;
}

// Shared by all tests of a file: its cache must not change the findings of a run.
const compiler = new SiteCompiler();

/** Compiles the smallest site with the given files, which replace its own; null removes one. */
export async function compileContent(
  files: Readonly<Record<string, Files[string] | null>>,
  description?: string,
): Promise<CompiledContent> {
  const all = Object.entries({ ...SMALLEST_SITE, ...files });
  const present = Object.fromEntries(all.flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
  const { result: site, ...findings } = await inContent(present, (contentDir, report) =>
    compiler.compile({ contentDir, description }, report),
  );
  const html = (path: string): string => {
    const page = site?.pages.find((candidate) => candidate.path === path);
    if (page === undefined) throw new Error(`There is no page ${path}`);
    return articleHtml(page);
  };
  return { site, ...findings, html };
}

/** Calls `work` with a content folder and a report. Returns its result and the findings. */
export async function inContent<T>(
  files: Files,
  work: (dir: string, report: Report) => Promise<T>,
): Promise<{ readonly result: T; readonly errors: readonly string[]; readonly warnings: readonly string[] }> {
  const dir = writeContent(files);
  const report = new Report();
  const result = await work(dir, report);
  return { result, errors: tellFindings(report.errors, dir), warnings: tellFindings(report.warnings, dir) };
}

/** Findings as text, with file names relative to a folder. */
export function tellFindings(findings: readonly Finding[], dir: string): string[] {
  const prefix = `${relative(process.cwd(), dir).replaceAll('\\', '/')}/`;
  // Few of the sites in tests have a home page.
  const told = findings.filter(({ rule }) => rule !== 'missing-home-page');
  return told.map((finding) => formatFinding(finding).replaceAll(prefix, ''));
}
