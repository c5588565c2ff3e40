import type { Heading } from '../../../worker/model/parts.ts';
import { Html } from '../../../worker/ui/html.tsx';
import { FragmentIds } from '../../base/fragment-ids.ts';
import { type CompiledPage, makePage } from '../../page/compiled-page.ts';
import { DescriptionCompiler, siteLinksOnly } from '../../page/description/compile-description.ts';
import { readProse } from '../../page/description/prose.ts';
import { guidePage } from '../../page/kinds/guide-page.tsx';
import type { RenderContext } from '../../page/page.ts';

/** The start of a Markdown link to a path of the site. */
const SITE_LINK = /\]\(\/(?!\/)/g;

/** A page of an API whose text is generated Markdown. */
interface GeneratedText {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly label: string;
  readonly sidebar: string;
  /** The Markdown below the title. `suffix` is appended to links to pages. */
  readonly body: (suffix: string) => string;
  /** The class of a heading with a text, if it has one. */
  readonly headingClass?: (text: string) => string | undefined;
  readonly feed?: string;
  /** ISO 8601 date. */
  readonly lastUpdated: string | null;
  /** Blocks whose styles it needs. */
  readonly styledBlocks: readonly string[];
}

interface GeneratedPage {
  readonly page: CompiledPage;
  readonly sections: readonly Heading[];
}

export function compileTextPage(source: GeneratedText, context: RenderContext): GeneratedPage {
  const { path, title, description, label, sidebar, body, headingClass, feed, lastUpdated, styledBlocks } = source;
  const compiler = textCompiler('', context);
  const { prose, headings } = compiler.compilePage(
    body(''),
    new FragmentIds(),
    headingClass === undefined ? {} : { headingClass },
  );
  const sections = headings.filter(({ level }) => level === 2);
  const page = guidePage({
    ...{ title, isTitled: false, hidesTitle: false, description: null, byline: null, tags: [] },
    headings: sections,
    text: {
      html: prose && <Html className="prose" html={prose.html} />,
      markdown: () => body('.md').replace(SITE_LINK, `](${context.base}/`),
      search: () => readProse(prose),
    },
    facts: { editHref: null, lastUpdated, lastUpdatedBy: null },
  });
  const facts = {
    ...{ path, description, label, sidebar },
    ...(feed === undefined ? {} : { feed }),
    usesBlocks: true as const,
    ...(lastUpdated === null ? {} : { lastUpdated }),
  };
  return { page: { ...makePage(page, facts, context), styledBlocks }, sections };
}

/** A compiler for Markdown in which links to pages start with an origin, or with none if it is empty. */
export function textCompiler(origin: string, { base, messages }: RenderContext): DescriptionCompiler {
  return new DescriptionCompiler({ messages: messages.page, resolveLink: siteLinksOnly(origin + base) });
}
