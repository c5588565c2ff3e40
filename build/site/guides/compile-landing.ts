import type { LandingArticle } from '../../../worker/model/article.ts';
import type { BuildMessages } from '../../../worker/model/messages/messages.ts';
import type { SafeHtml } from '../../../worker/model/safe-html.ts';
import { renderMarkup } from '../../../worker/ui/messages.tsx';
import { parseCodeFence } from '../../page/blocks/code/code-fence.ts';
import { codeBlock } from '../../page/blocks/code/render-code.tsx';
import type { Highlighter } from '../../page/code/highlight.ts';
import type { FrontMatter } from '../docs/front-matter.ts';

interface LandingSource {
  readonly title: string;
  readonly frontMatter: FrontMatter;
  /** The hero that the text starts with, or nothing, and the rest. */
  readonly hero: SafeHtml;
  readonly body: SafeHtml;
}

interface LandingContext {
  readonly highlighter: Highlighter;
  readonly resolveHref: (href: string) => string;
  readonly messages: BuildMessages;
}

/** Compiles the landing page, whose sections are in front matter. */
export function compileLanding(
  { title, frontMatter, hero, body }: LandingSource,
  { highlighter, resolveHref, messages }: LandingContext,
): LandingArticle {
  const { tagline = '', ways = [], request, popular = [], changes = [] } = frontMatter;
  const opensPage = tagline === '' && ways.length === 0;
  const code = (text: string, language: string, name: string): SafeHtml => {
    const fence = parseCodeFence(`${language} title="${name}"`, text.trimEnd());
    return renderMarkup(codeBlock(fence, highlighter.highlight(fence.code, language)), messages.page);
  };
  return {
    kind: 'landing',
    title,
    tagline,
    ways: ways.map((way) => ({
      title: way.title,
      description: way.text ?? null,
      href: resolveHref(way.href),
      count: null,
    })),
    request:
      request === undefined
        ? null
        : {
            title: request.title,
            href: request.href === undefined ? null : resolveHref(request.href),
            request: code(request.code, 'bash', messages.reference.request),
            response: code(request.response, 'json', messages.reference.response),
          },
    popular: popular.map((page) => ({
      title: page.label,
      description: page.text ?? null,
      href: resolveHref(page.href),
      count: null,
    })),
    changes: changes.map((change) => ({
      date: change.date,
      text: change.text,
      href: change.href === undefined ? null : resolveHref(change.href),
    })),
    hero: opensPage ? toContent(hero) : null,
    html: toContent(opensPage ? body : hero + body),
  };
}

function toContent(html: string): SafeHtml | null {
  return html.trim() === '' ? null : (html as SafeHtml);
}
