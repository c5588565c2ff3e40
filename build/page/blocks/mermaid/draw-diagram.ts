import { fence } from '../../../../worker/model/markup/fences.ts';
import { suggest } from '../../../base/report/nearest.ts';
import { element } from '../../text/html-node.ts';
import { type BlockToken, blockToken, codeText, written } from '../../text/tokens.ts';
import type { BlockPage } from '../block.ts';
import { type CleanDrawing, cleanDrawing, type LinkPart } from './clean-drawing.ts';
import { findLostWord, readMermaid } from './read-mermaid.ts';

/** Distances in pixels; the library's own where they are left out. */
interface Spacing {
  readonly padding?: number;
  readonly nodeSpacing?: number;
  readonly layerSpacing?: number;
}

let library: ((text: string, spacing: Spacing) => string) | null = null;

/** Loads the diagram library, which takes a tenth of a second, if any text needs it. */
export async function prepareDiagrams(texts: readonly string[]): Promise<void> {
  if (library !== null || !hasDiagrams(texts)) return;
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  library = (text, spacing) =>
    renderMermaidSVG(text, { bg: 'var(--paper)', fg: 'var(--ink)', transparent: true, ...spacing });
}

export function hasDiagrams(texts: readonly string[]): boolean {
  return texts.some((text) => /mermaid/i.test(text));
}

/** Maximum length of the accessible name of a diagram without a title. */
const MAX_NAME_LENGTH = 200;

/** Draws a Mermaid diagram. Returns null and reports the reason if it cannot be drawn. */
export function drawDiagram(code: string, givenTitle: string | null, raw: string, page: BlockPage): BlockToken | null {
  const diagram = readDiagram(code, page);
  if (diagram === null) return null;
  page.needStyles('mermaid');
  const title = givenTitle ?? diagram.title;
  const { markup, viewBox, width, height, labels } = diagram.draw();
  const name = title ?? nameOf(labels);
  const svg = element('svg', [written(markup)], { viewBox, width, height, role: 'img', 'aria-label': name });
  const caption = title === null ? [] : [element('figcaption', [title])];
  return blockToken(
    {
      html: () => [element('figure', [element('div', [svg], { tabindex: '0' }), ...caption], { class: 'diagram' })],
      markdown: () => fence(code, givenTitle === null ? 'mermaid' : `mermaid title="${givenTitle}"`),
      text: [title ?? '', ...labels].join(' '),
      inLine: codeText(code),
    },
    { raw },
  );
}

/** The accessible name of a diagram without a title. */
export function nameOf(labels: readonly string[]): string {
  return labels.join(', ').slice(0, MAX_NAME_LENGTH);
}

export interface Diagram {
  /** From its text. */
  readonly title: string | null;
  draw(linkPart?: LinkPart): CleanDrawing;
}

const SHOWN = 'so its code is shown';
const COMMAND = '"npx @mermaid-js/mermaid-cli -i a.mmd -o a.svg"';
const RENDER = `Render it (${COMMAND}), and show the image.`;

/** The first words of the diagrams that the library draws. */
const DIAGRAM_KINDS = [
  'graph',
  'flowchart',
  'sequenceDiagram',
  'stateDiagram-v2',
  'classDiagram',
  'erDiagram',
  'xychart-beta',
];

/** The first line with a word, trimmed. */
function findLine(code: string, word: string): string {
  const hasWord = (line: string): boolean => line.split(/[^\p{L}\p{N}_]+/u).includes(word);
  const lines = code.split('\n');
  return (lines.find(hasWord) ?? lines.find((line) => line.trim().startsWith(word)) ?? '').trim();
}

/** Lays a diagram out. Returns null and reports the reason if it cannot be drawn. */
export function readDiagram(code: string, page: BlockPage, spacing: Spacing = {}): Diagram | null {
  const { offset } = page;
  const refuse = (reason: string, line = ''): null => {
    const start = line === '' ? -1 : page.source.text.indexOf(line, offset);
    (start === -1 ? page : page.at(start)).note('undrawn-diagram', `Cannot draw this diagram: ${reason}`);
    return null;
  };
  const { title, text } = readMermaid(code);
  const prefix = `d${offset.toString(36)}-`;
  try {
    const svg = library?.(text, spacing) ?? '';
    const drawing = cleanDrawing(svg, prefix);
    if (drawing === null) return refuse(`it cannot be drawn without a browser, ${SHOWN}. ${RENDER}`);
    const lost = findLostWord(text, drawing.labels.join(' '));
    if (lost !== null) {
      const line = findLine(code, lost);
      return refuse(
        `${JSON.stringify(lost)} of the line ${JSON.stringify(line)} would be missing, ${SHOWN}. Correct this line, or render the diagram with Mermaid (${COMMAND}) and show the image.`,
        line,
      );
    }
    return { title, draw: (linkPart) => (linkPart && cleanDrawing(svg, prefix, linkPart)) ?? drawing };
  } catch {
    const [kind = ''] = /^\S*/.exec(text) ?? [];
    return refuse(
      `the build cannot read ${JSON.stringify(kind)}${(!DIAGRAM_KINDS.includes(kind) && suggest(kind, DIAGRAM_KINDS)) || `, ${SHOWN}. ${RENDER}`}`,
      findLine(code, kind),
    );
  }
}
