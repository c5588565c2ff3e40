import { toAttributes } from '../../text/escape.ts';
import { fence } from '../../text/markdown-text.ts';
import { type BlockToken, blockToken, codeText } from '../../text/tokens.ts';
import type { BlockPage } from '../block.ts';
import { cleanDrawing } from './clean-drawing.ts';
import { findLostWord, readMermaid } from './read-mermaid.ts';

type Draw = (text: string) => string;

let library: Draw | null = null;

/** Loads the diagram library, which takes a tenth of a second, if any text needs it. */
export async function prepareDiagrams(texts: readonly string[]): Promise<void> {
  if (library !== null || !hasDiagrams(texts)) return;
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  library = (text) => renderMermaidSVG(text, { bg: 'var(--paper)', fg: 'var(--ink)', transparent: true });
}

export function hasDiagrams(texts: readonly string[]): boolean {
  return texts.some((text) => /mermaid/i.test(text));
}

/** Maximum length of the accessible name of a diagram without a title. */
const MAX_NAME_LENGTH = 200;

/** Draws a Mermaid diagram. Returns null and reports the reason if it cannot be drawn. */
export function drawDiagram(code: string, givenTitle: string | null, raw: string, page: BlockPage): BlockToken | null {
  const { title: ownTitle, text } = readMermaid(code);
  const title = givenTitle ?? ownTitle;
  const prefix = `d${page.offset.toString(36)}-`;
  const drawing = attempt(text, prefix, page);
  if (drawing === null) return null;
  page.needStyles();
  const { markup, viewBox, width, height, labels } = drawing;
  const name = title ?? labels.join(', ').slice(0, MAX_NAME_LENGTH);
  const caption = title === null ? '' : `<figcaption>${escapeText(title)}</figcaption>`;
  const svg = `<svg${toAttributes({ viewBox, width, height, role: 'img', 'aria-label': name })}>${markup}</svg>`;
  return blockToken(
    {
      html: () => `<figure class="diagram"><div${toAttributes({ tabindex: '0' })}>${svg}</div>${caption}</figure>\n`,
      markdown: () => fence(code, givenTitle === null ? 'mermaid' : `mermaid title="${givenTitle}"`),
      text: [title ?? '', ...labels].join(' '),
      inLine: codeText(code),
      isWide: true,
    },
    { raw },
  );
}

function attempt(text: string, prefix: string, { note }: BlockPage): ReturnType<typeof cleanDrawing> {
  const refuse = (reason: string): null => {
    note(
      'undrawn-diagram',
      `Cannot draw this diagram: ${reason}, so its code is shown. Render it ("npx @mermaid-js/mermaid-cli -i a.mmd -o a.svg"), and show the image.`,
    );
    return null;
  };
  try {
    const drawing = cleanDrawing(library?.(text) ?? '', prefix);
    if (drawing === null) return refuse('it cannot be drawn without a browser');
    const lost = findLostWord(text, drawing.labels.join(' '));
    return lost === null ? drawing : refuse(`${JSON.stringify(lost)} would be missing in the drawing`);
  } catch {
    const [kind = ''] = /^\S*/.exec(text) ?? [];
    return refuse(`the build cannot read ${JSON.stringify(kind)}`);
  }
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
