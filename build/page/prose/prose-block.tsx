import { Html } from '../../../worker/ui/html.tsx';
import type { PageBlock } from '../page.ts';
import { toMarkdownHref } from '../text/markdown/markdown-text.ts';
import type { CompiledMarkdown } from './compile-markdown.ts';
import { readGuide } from './write/read-guide.ts';
import { renderMarkdown } from './write/render-markdown.ts';

/** The text of a guide. */
export function proseBlock({ html, tokens, headings }: CompiledMarkdown): PageBlock {
  return {
    html: <Html className="prose" html={html} />,
    markdown: ({ base, messages }) => renderMarkdown(tokens, (href) => toMarkdownHref(href, base), messages.page),
    search: () => readGuide(tokens, headings),
  };
}
