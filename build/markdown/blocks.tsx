import type { Token } from 'marked';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Heading as HeadingRecord } from '../../worker/model/parts.ts';
import type { SafeHtml } from '../../worker/model/safe-html.ts';
import { en } from '../../worker/model/strings.ts';
import { CodeBlock } from '../../worker/ui/code-block.tsx';
import { Admonition } from '../../worker/ui/guide/admonition.tsx';
import { Heading } from '../../worker/ui/heading.tsx';
import { Html } from '../../worker/ui/html.tsx';
import { Tabs } from '../../worker/ui/tabs.tsx';
import { HeadingList } from '../../worker/ui/toc.tsx';
import type { CodeFence, LineMark } from './code-fence.ts';
import type { AdmonitionToken } from './containers.ts';
import { escapeHtml } from './escape.ts';
import type { TabsToken } from './settled-tokens.ts';

/** Markdown blocks in the site's own components: the same markup as everywhere else. */

export function renderHeading({ id, text, level }: HeadingRecord, inner: string): string {
  if (level === 1) return `<h1 id="${id}">${inner}</h1>\n`;
  return `${renderToStaticMarkup(
    <Heading level={toLevel(level)} id={id} text={text}>
      <Html as="span" html={inner as SafeHtml} />
    </Heading>,
  )}\n`;
}

export function renderCode(fence: CodeFence, lines: readonly string[]): string {
  const html = fence.marks.size === 0 && !fence.showLineNumbers ? lines.join('\n') : markLines(fence, lines);
  return `${renderToStaticMarkup(<CodeBlock title={fence.title} language={fence.language || 'text'} code={{ html: html as SafeHtml }} />)}\n`;
}

export function renderAdmonition(
  { kind, word }: Pick<AdmonitionToken, 'kind' | 'word'>,
  title: string | null,
  inner: string,
): string {
  const safeTitle = (title ?? escapeHtml(en[word])) as SafeHtml;
  return `${renderToStaticMarkup(<Admonition kind={kind} title={safeTitle} html={inner as SafeHtml} />)}\n`;
}

export function renderTabs({ groupId, items }: TabsToken, parse: (tokens: readonly Token[]) => string): string {
  const tabs = items.map(({ value, label, isDefault, tokens }) => ({
    value,
    label,
    isDefault,
    content: <Html html={parse(tokens) as SafeHtml} />,
  }));
  return `${renderToStaticMarkup(<Tabs group={groupId ?? ''} tabs={tabs} />)}\n`;
}

export function renderContents(headings: readonly HeadingRecord[]): string {
  return `${renderToStaticMarkup(<HeadingList headings={headings} />)}\n`;
}

const LINE_CLASSES: Readonly<Record<LineMark, string>> = {
  highlighted: 'line hl',
  added: 'line add',
  removed: 'line del',
};

function markLines({ marks, showLineNumbers, firstLine }: CodeFence, lines: readonly string[]): string {
  const html = lines.map((line, index) => {
    const mark = marks.get(index);
    // CSS counts from 1: other numbers stand in the markup, as the Content-Security-Policy allows no inline style.
    const number = showLineNumbers && firstLine !== 1 ? ` data-line="${firstLine + index}"` : '';
    return `<span class="${mark === undefined ? 'line' : LINE_CLASSES[mark]}"${number}>${line}\n</span>`;
  });
  if (!showLineNumbers) return html.join('');
  return `<span class="numbered">${html.join('')}</span>`;
}

function toLevel(level: number): 2 | 3 | 4 | 5 | 6 {
  return level <= 2 ? 2 : level === 3 ? 3 : level === 4 ? 4 : level === 5 ? 5 : 6;
}
