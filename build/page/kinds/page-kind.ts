import type { FrontMatter } from '../../site/docs/front-matter.ts';
import type { Page, PageBlock } from '../page.ts';

/** A kind of pages that authors write as Markdown files. Of several that fit, a file has the first. */
export interface PageKind {
  readonly name: string;
  isOf(page: WrittenPage): boolean;
  /** The page of a file. */
  compose(page: WrittenPage, forms: PageForms): Page;
  /** Pages and files made from all listed pages of the kind. */
  collect?(pages: readonly ListedPage[], site: ListingSite): CollectedPages;
}

/** A Markdown file in the content folder. */
export interface WrittenPage {
  readonly path: string;
  /** Relative to the content folder, with slashes: `user/bills.md`. */
  readonly relativeFile: string;
  readonly frontMatter: FrontMatter;
}

/** The pages that a file can be. */
export interface PageForms {
  guide(): Page;
  /** A home page, with the sections in its front matter. */
  landing(): Page;
}

export interface ListedPage extends WrittenPage {
  readonly title: string;
  readonly description: string;
}

export interface ListingSite {
  /** Language of the pages (BCP 47). */
  readonly locale: string;
  /** The href for a path of the site. */
  readonly toHref: (path: string) => string;
  /** Its absolute URL. */
  readonly toUrl: (path: string) => string;
}

export interface CollectedPages {
  readonly pages?: readonly CollectedPage[];
  /** Texts by path, such as feeds. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A page that lists others. */
export interface CollectedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What it shows below its title. */
  readonly blocks: readonly PageBlock[];
  /** Id of the sidebar beside it. */
  readonly sidebar?: string;
  /** Path of its feed. */
  readonly feed?: string;
}

/** The kinds of pages that authors of every site can write. */
export const WRITTEN_KINDS: readonly PageKind[] = [
  {
    name: 'landing',
    isOf: ({ frontMatter }) => frontMatter.layout === 'landing',
    compose: (_page, { landing }) => landing(),
  },
  { name: 'guide', isOf: () => true, compose: (_page, { guide }) => guide() },
];
