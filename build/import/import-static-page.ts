import { relative } from 'node:path';
import { stringify } from 'yaml';
import { displayPath } from '../source/read-text.ts';
import type { ImportNotes } from './import-notes.ts';
import { type SiteTexts, TreeRenderer } from './page-tree.ts';
import { toMarkdown } from './tree-markdown.ts';

/** A page of React as Markdown. */
export interface StaticPage {
  readonly title: string | null;
  readonly description: string | null;
  readonly markdown: string;
}

/** Less is no page: a button, or the name of what a script would show. */
const MIN_WORDS = 5;

/** What a page that is a React component says without running it; null, and a note, where that is nothing. */
export async function importStaticPage(
  file: string,
  root: string,
  site: SiteTexts,
  notes: ImportNotes,
): Promise<StaticPage | null> {
  const place = { file: displayPath(file) };
  const page = await new TreeRenderer(root, site).render(file).catch(() => null);
  const markdown = page === null ? '' : toMarkdown(page.tree);
  if (page === null || markdown.split(/\s+/).length < MIN_WORDS) {
    notes.leaveOut(
      place,
      'this page',
      'it is a React component that says nothing until it is run, and no code is run',
      'Write it as Markdown, or as a landing page ("layout: landing") when it is the home page.',
    );
    return null;
  }
  if (page.unknown > 0)
    notes.leaveOut(
      place,
      `${page.unknown} ${page.unknown === 1 ? 'part' : 'parts'} of this page`,
      `code would make ${page.unknown === 1 ? 'it' : 'them'}, and no code is run; its texts, links and pictures are there`,
      'Write what is missing as Markdown.',
    );
  return { title: page.title, description: page.description, markdown };
}

/** The page as a file; a page without a title is called by its first heading, or as its file. */
export function staticPageText({ title, description, markdown }: StaticPage, pagesDir: string, file: string): string {
  const [, heading] = /^# (.+)$/m.exec(markdown) ?? [];
  const name = relative(pagesDir, file).replace(/(?:\/index)?\.[jt]sx?$/, '');
  const frontMatter = {
    title: title ?? heading ?? name,
    ...(description === null ? {} : { description }),
    mdx: { format: 'md' },
  };
  return `---\n${stringify(frontMatter, { lineWidth: 120 })}---\n\n${markdown}\n`;
}
