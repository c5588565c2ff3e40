import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { slugToPath } from '../../worker/model/path.ts';
import { SourceError } from '../report/finding.ts';
import type { Report } from '../report/report.ts';
import { type MarkdownFile, parseFrontMatter, withoutFrontMatter } from './front-matter.ts';
import { displayPath, readText } from './read-text.ts';

/** A Markdown page of the content folder, its body not yet compiled. */
export interface Doc {
  /** `user/bills`: what sidebars name. */
  readonly id: string;
  readonly path: string;
  /** Below the content folder, with slashes: `user/bills.md`. */
  readonly relativeFile: string;
  readonly source: MarkdownFile;
}

/** Folders of the content folder that hold no pages. */
const RESERVED_FOLDERS = new Set(['static', 'api', 'node_modules']);

/** Reads every page of the content folder, in code unit order of the file names. Faults go to the report, file by file. */
export async function loadDocs(contentDir: string, report: Report): Promise<Doc[]> {
  const files = await listMarkdown(contentDir);
  const docs: Doc[] = [];
  for (const relativeFile of files) {
    const text = await report.attempt(() => readText(join(contentDir, relativeFile), 'the page'));
    const file = text ?? { file: displayPath(join(contentDir, relativeFile)), text: '' };
    const parsed = text === null ? null : await report.attempt(() => parseFrontMatter(text));
    // A page with a fault keeps its place: links to it are not reported as well.
    const doc = toDoc(relativeFile, parsed ?? withoutFrontMatter(file));
    if (doc.source.frontMatter.draft !== true) docs.push(doc);
  }
  return withoutDuplicates(docs, report);
}

/** Throws SourceError when the content folder itself cannot be read. */
async function listMarkdown(contentDir: string): Promise<string[]> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      const found =
        error.code === 'ENOENT'
          ? 'there is no such folder'
          : error.code === 'ENOTDIR'
            ? 'it is not a folder'
            : error.message;
      throw SourceError.at(
        { file: displayPath(contentDir) },
        `Cannot read the content folder: ${found}. Name another one with --content.`,
      );
    },
  );
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(contentDir, '/').length).replaceAll('\\', '/'))
    .filter((file) => {
      const segments = file.split('/');
      return !RESERVED_FOLDERS.has(segments[0] ?? '') && segments.every((segment) => !/^[._]/.test(segment));
    })
    .sort();
}

function toDoc(relativeFile: string, source: MarkdownFile): Doc {
  const { id, slug } = source.frontMatter;
  const stem = relativeFile.slice(0, -'.md'.length);
  const folder = stem.includes('/') ? stem.slice(0, stem.lastIndexOf('/') + 1) : '';
  const docId = id === undefined ? stem : folder + id;
  const path =
    slug === undefined ? docId.replace(/(^|\/)(?:index|README)$/i, '') : slug.startsWith('/') ? slug : folder + slug;
  return { id: docId, path: slugToPath(path), relativeFile, source };
}

function withoutDuplicates(docs: readonly Doc[], report: Report): Doc[] {
  const byPath = new Map<string, Doc>();
  for (const doc of docs) {
    const first = byPath.get(doc.path);
    if (first === undefined) byPath.set(doc.path, doc);
    else {
      report.error(
        { file: doc.source.file },
        `Cannot make the page ${doc.path}: ${first.source.file} has the same path. Rename one of the files, or give it another "slug".`,
      );
    }
  }
  return [...byPath.values()];
}
