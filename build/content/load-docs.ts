import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalPath } from '../../worker/model/path.ts';
import { SourceError } from '../report/finding.ts';
import { Lines } from '../report/position.ts';
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
    const doc = toDoc(relativeFile, parsed ?? withoutFrontMatter(file), report);
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

function toDoc(relativeFile: string, source: MarkdownFile, report: Report): Doc {
  const { id, slug } = source.frontMatter;
  const stem = relativeFile.slice(0, -'.md'.length);
  const folder = stem.includes('/') ? stem.slice(0, stem.lastIndexOf('/') + 1) : '';
  const docId = id === undefined ? stem : folder + id;
  // A file's name is a name, not a piece of an address: its `%` stands for itself.
  const own = canonicalPath(encodePath(docId.replace(/(^|\/)(?:index|README)$/i, ''))) ?? '/';
  const given = slug === undefined ? own : canonicalPath(slug.startsWith('/') ? slug : encodePath(folder) + slug);
  if (given === null) {
    report.note(
      'invalid-slug',
      { file: source.file, position: new Lines(source.text).at(Math.max(0, source.text.search(/^slug\s*:/m))) },
      `Cannot make a path of the slug ${JSON.stringify(slug)}: it is not a part of an address. Write "%25" for "%", or another one.`,
    );
  }
  return { id: docId, path: given ?? own, relativeFile, source };
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function withoutDuplicates(docs: readonly Doc[], report: Report): Doc[] {
  const byPath = new Map<string, Doc>();
  const byId = new Map<string, Doc>();
  for (const doc of docs) {
    const first = byPath.get(doc.path);
    const namesake = byId.get(doc.id);
    if (namesake !== undefined && first === undefined) {
      report.note(
        'duplicate-id',
        { file: doc.source.file },
        `Cannot tell two docs apart: ${namesake.source.file} has the id ${JSON.stringify(doc.id)} too. Change the "id" of one.`,
      );
    }
    byId.set(doc.id, namesake ?? doc);
    if (first === undefined) byPath.set(doc.path, doc);
    else {
      report.note(
        'duplicate-path',
        { file: doc.source.file },
        `Cannot make the page ${doc.path}: ${first.source.file} has the same path. Rename one of the files, or give it another "slug".`,
      );
    }
  }
  return [...byPath.values()];
}
