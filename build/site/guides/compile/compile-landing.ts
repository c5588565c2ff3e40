import type { SafeHtml } from '../../../../worker/model/markup/safe-html.ts';
import type { BuildMessages } from '../../../../worker/model/messages/messages.ts';
import type { Card } from '../../../../worker/model/parts.ts';
import { parseCodeFence } from '../../../page/blocks/code/code-fence.ts';
import { codeBlock } from '../../../page/blocks/code/render-code.tsx';
import type { Highlighter } from '../../../page/code/highlight.ts';
import type { Landing } from '../../../page/kinds/landing-page.tsx';
import { renderMarkup } from '../../../page/messages.tsx';
import type { CompiledMarkdown } from '../../../page/prose/compile-markdown.ts';
import type { FrontMatter } from '../../docs/front-matter.ts';

interface LandingContext {
  readonly highlighter: Highlighter;
  readonly resolveHref: (href: string) => string;
  readonly messages: BuildMessages;
}

/** Compiles the sections of a landing page, which are in front matter. The author's text is below or above them. */
export function compileLanding(
  { tagline = '', ways = [], request, popular = [], changes = [] }: FrontMatter,
  { hero, body, html }: Pick<CompiledMarkdown, 'hero' | 'body' | 'html'>,
  { highlighter, resolveHref, messages }: LandingContext,
): Omit<Landing, 'title' | 'isTitled' | 'content'> {
  const opensPage = tagline === '' && ways.length === 0;
  const code = (text: string, language: string, name: string): { text: string; html: SafeHtml } => {
    const fence = parseCodeFence(`${language} title="${name}"`, text.trimEnd());
    const shown = codeBlock(fence, highlighter.highlight(fence.code, language));
    return { text, html: renderMarkup(shown, messages.page) };
  };
  const toCard = (title: string, description: string | undefined, href: string): Card => ({
    ...{ title, description: description ?? null },
    ...{ href: resolveHref(href), count: null },
  });
  const toHref = (href: string | undefined): string | null => (href === undefined ? null : resolveHref(href));
  const text = opensPage ? body : html;
  return {
    tagline,
    ways: ways.map((way) => toCard(way.title, way.text, way.href)),
    request:
      request === undefined
        ? null
        : {
            title: request.title,
            href: toHref(request.href),
            request: code(request.code, 'bash', messages.reference.request),
            response: code(request.response, 'json', messages.reference.response),
          },
    popular: popular.map((page) => toCard(page.label, page.text, page.href)),
    changes: changes.map(({ date, text: change, href }) => ({ date, text: change, href: toHref(href) })),
    hero: opensPage ? hero : null,
    html: text.trim() === '' ? null : text,
  };
}
