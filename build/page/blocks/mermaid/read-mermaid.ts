/** The text of a diagram without instructions that only Mermaid itself supports. */
interface MermaidText {
  /** From `accTitle:` or `title` in the front matter. */
  readonly title: string | null;
  readonly text: string;
}

/** Styles and clicks: diagrams use the colors of the page, and no scripts. */
const UNREAD =
  /^[ \t]*(?:%%.*|acc(?:Title|Descr)\b.*|click\b.*|style\b.*|linkStyle\b.*|classDef\b.*|class[ \t]+[\w,]+[ \t]+\w+;?[ \t]*)$/gm;
/** Markup in a label: the drawing has text only. */
const MARKUP = /<\/?(?:b|code|em|i|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi;
/** `A--"text"-->B`, which the library does not read, unlike `A -->|text| B`; or a quoted label. */
const ARROW_TEXT =
  /[[({]"[^"\n]*"|(?<=[\w\])}\s])(<?)(--|==|-\.)[ \t]*("[^"\n]*"|(?![xo][ \t])[\p{L}\p{N}](?:(?!--|==|\.-)[^"|<>\n])*?)[ \t]*(?:-*--|=*==|\.-+)>/gu;
/** An arrow without spaces around it: the library would parse `A-->B` as a name. */
const TIGHT_ARROW = /(?<=[\w\])}])(<?(?:-{2,}|={2,}|-\.+-)[>xo]?)(?=[\w|])/g;
const TIGHT_END = /( <?(?:-{2,}|={2,}|-\.+-)[>xo]?)(?=\w)/g;

export function readMermaid(written: string): MermaidText {
  const [head = ''] = /^\s*---\n[\s\S]*?\n---\n/.exec(written) ?? [];
  const body = written.slice(head.length).replace(/%%\{[\s\S]*?\}%%/g, '');
  const [, title] = /^[ \t]*accTitle:?[ \t]*(.+)$/m.exec(body) ?? /^title:[ \t]*(.+)$/m.exec(head) ?? [];
  const isFlow = /^\s*(?:flowchart|graph)\b/.test(body);
  const isClass = /^\s*classDiagram\b/.test(body);
  const read = body
    .replace(/accDescr\s*\{[^}]*\}/g, '')
    .replace(UNREAD, (line) => (/^\s*class\b/.test(line) && isClass ? line : ''))
    .replace(MARKUP, '');
  return {
    title: title?.trim().replace(/^(["'])(.*)\1$/, '$2') ?? null,
    text: (isFlow
      ? read
          .replace(/:::\w+/g, '')
          .replace(/(?<!#\w{1,9});[ \t]*/g, '\n')
          // Without a direction, it is from top to bottom.
          .replace(/^\s*(?:flowchart|graph)[ \t]*(?=\n)/, '$& TB')
          .replace(ARROW_TEXT, (whole: string, start: string | undefined, line: string, text: string) => {
            const arrow = line === '-.' ? '-.->' : `${line}>`;
            return start === undefined ? whole : ` ${start}${arrow}|${text.replaceAll('"', '')}| `;
          })
          .replace(TIGHT_ARROW, ' $1')
          .replace(TIGHT_END, '$1 ')
      : numberMessages(read)
    ).trim(),
  };
}

const AUTONUMBER = /^\s*autonumber(?:[ \t]+(?:(off)|(\d+)(?:[ \t]+(\d+))?))?\s*$/;
const MESSAGE = /^(?!\s*(?:participant|actor|note|title)\b)([^:]*?-(?:>>?|x|\))[^:]*:)[ \t]*(.*)$/i;

/** Adds the numbers of `autonumber` to the messages, because the library omits them. */
function numberMessages(text: string): string {
  if (!/^\s*sequenceDiagram\b/.test(text)) return text;
  let next: number | null = null;
  let step = 1;
  // A statement may follow in the line of the kind, where the library would not read it.
  const lines = text
    .replace(/^(\s*sequenceDiagram)[ \t]+(?=\S)/, '$1\n')
    .split('\n')
    .flatMap((line) => {
      const setting = AUTONUMBER.exec(line);
      if (setting !== null) {
        const [, off, start = '1', by = '1'] = setting;
        [next, step] = [off === undefined ? Number(start) : null, Number(by)];
        return [];
      }
      const message = MESSAGE.exec(line);
      if (next === null || message === null) return [line];
      const numbered = `${message[1]} ${next}. ${message[2]}`;
      next += step;
      return [numbered];
    });
  return lines.join('\n');
}

const KEYWORDS: ReadonlySet<string> = new Set(
  `flowchart graph TB TD LR RL BT subgraph end direction sequenceDiagram participant actor as activate deactivate create
  destroy alt else loop opt par and critical option break rect box note Note over left right of autonumber links link
  stateDiagram v2 state fork join choice classDiagram class namespace interface abstract for erDiagram xychart beta x y axis
  title bar line horizontal`.split(/\s+/),
);

/** The first word of a diagram that is missing from its drawing, because the library omits anything it cannot parse. */
export function findLostWord(text: string, drawn: string): string | null {
  const plain = text.replace(/<br\s*\/?>/gi, ' ').replace(/[|}{o]{1,2}(?:--|\.\.)[|}{o]{1,2}/g, ' ');
  // Names replaced by a label.
  const named = [
    ...[...plain.matchAll(/([\w-]+)(?=[ \t]*(?:[[({>]|:[ \t]))/g)].map(([, name = '']) => name),
    ...[...plain.matchAll(/(?:participant|actor)\s+(\w+)\s+as\b/g)].map(([, name = '']) => name),
    ...[...plain.matchAll(/"\s+as\s+(\w+)/g)].map(([, name = '']) => name),
  ];
  const names = new Set(named.flatMap(wordsOf));
  const shown = new Set(wordsOf(drawn));
  return wordsOf(plain).find((word) => !shown.has(word) && !names.has(word) && !KEYWORDS.has(word)) ?? null;
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
}
