import type { ReactElement } from 'react';
import type { SafeHtml } from '../../../../worker/model/markup/safe-html.ts';
import { CodeBlock } from '../../../../worker/ui/code-block.tsx';
import { writeBlock } from '../../html/to-html.ts';
import { element } from '../../text/html-node.ts';
import { written } from '../../text/tokens.ts';
import type { CodeFence, LineMark } from './code-fence.ts';

/** Renders a code block from the HTML of its lines. */
export function codeBlock(fence: CodeFence, lines: readonly string[]): ReactElement {
  const html = fence.marks.size === 0 && !fence.showLineNumbers ? lines.join('\n') : markLines(fence, lines);
  const code = { html: html as SafeHtml };
  return <CodeBlock title={fence.title} language={fence.language || 'text'} code={code} />;
}

const LINE_CLASSES: Readonly<Record<LineMark, string>> = {
  highlighted: 'line hl',
  added: 'line add',
  removed: 'line del',
};

function markLines({ marks, showLineNumbers, firstLine }: CodeFence, lines: readonly string[]): string {
  const html = lines.map((line, index) => {
    const mark = marks.get(index);
    // CSS counts from 1. Other numbers go into the markup, because the Content-Security-Policy does not allow inline
    // styles.
    const number = showLineNumbers && firstLine !== 1 ? { 'data-line': String(firstLine + index) } : {};
    const look = { class: mark === undefined ? 'line' : LINE_CLASSES[mark], ...number };
    return element('span', [written(line), '\n'], look);
  });
  return writeBlock(showLineNumbers ? [element('span', html, { class: 'numbered' })] : html);
}
