/** A parsed fence: its info string, and the magic comments in its code. */
export interface CodeFence {
  readonly language: string;
  readonly title: string | null;
  readonly showLineNumbers: boolean;
  readonly firstLine: number;
  /** The code without magic comments. */
  readonly code: string;
  /** Marks by 0-based line of `code`. */
  readonly marks: ReadonlyMap<number, LineMark>;
}

export type LineMark = 'highlighted' | 'added' | 'removed';

/** Parses the info string and the code of a fence (CommonMark 0.31 §4.5; metadata as in Docusaurus 3.8). */
export function parseCodeFence(info: string, text: string): CodeFence {
  const [language = ''] = info.trim().split(/[\s{]/, 1);
  const meta = info.trim().slice(language.length);
  const numbers = /(?:^|\s)showLineNumbers(?:=(?:\{|["'])?(\d{1,6})(?:\}|["'])?)?(?=\s|$)/.exec(meta);
  const { code, marks } = readMagicComments(text, language);
  for (const line of parseRanges(/\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '')) marks.set(line - 1, 'highlighted');
  return {
    language,
    title:
      /\btitle=(?:"([^"]*)"|'([^']*)')/
        .exec(meta)
        ?.slice(1)
        .find((value) => value !== undefined) ?? null,
    showLineNumbers: numbers !== null,
    firstLine: Number(numbers?.[1] ?? 1),
    code,
    marks,
  };
}

/** `1,3-5` → 1, 3, 4, 5. */
export function parseRanges(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map(Number);
    if (!(from >= 1) || !(to >= from) || to - from > 10_000) return [];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** A line or block comment in common documentation languages, including JSX comments in braces. */
const MAGIC =
  /^\s*(?:\/\/|#|(?:\{\s*)?\/\*|<!--|--|;+|%+|['‘’]|REM\b|!|\*>)\s*(highlight-(?:next-line|start|end)|added-line|removed-line)\s*(?:\*\/\s*(?:\}\s*)?|-->\s*)?$/;

/**
 * `// [!code ++]` at the end of a line, as in VitePress and Shiki; `:3` marks three lines. It is looked for once in each run
 * of the same character, so that a long line takes linear time.
 */
const END_MARK =
  /(?<!\s)\s*(?:\/\/|#|(?:\{\s*)?\/\*|<!--|--|(?<!;);+|(?<!%)%+)\s*\[!code (\+\+|--|hl|highlight)(?::(\d{1,3}))?\]\s*(?:\*\/\s*(?:\}\s*)?|-->\s*)?$/;

/** Comments in Markdown: HTML and JSX. Others belong to the text, such as those in a nested fence. */
const MARKDOWN_COMMENT = /<!--|\{\s*\/\*/;
const MARKDOWN = new Set(['md', 'mdx', 'markdown']);

/** Whether a line may contain a comment addressed to the code block. */
export function mayHoldMark(line: string, language: string): boolean {
  return !MARKDOWN.has(language) || MARKDOWN_COMMENT.test(line);
}

function readMagicComments(text: string, language: string): { code: string; marks: Map<number, LineMark> } {
  const marks = new Map<number, LineMark>();
  const lines: string[] = [];
  let block = false;
  let next: LineMark | null = null;
  for (const line of text.split('\n')) {
    const isRead = mayHoldMark(line, language);
    const mark = isRead ? END_MARK.exec(line) : null;
    if (mark !== null) {
      const [whole, word = '', count = '1'] = mark;
      const kind = word === '++' ? 'added' : word === '--' ? 'removed' : 'highlighted';
      for (let index = 0; index < Number(count); index++) marks.set(lines.length + index, kind);
      lines.push(line.slice(0, -whole.length));
      continue;
    }
    const magic = isRead ? MAGIC.exec(line)?.[1] : undefined;
    if (magic !== undefined) {
      if (magic === 'highlight-start') block = true;
      else if (magic === 'highlight-end') block = false;
      else next = magic === 'added-line' ? 'added' : magic === 'removed-line' ? 'removed' : 'highlighted';
      continue;
    }
    const lineMark = next ?? (block ? 'highlighted' : language === 'diff' ? diffMark(line) : null);
    if (lineMark !== null && !marks.has(lines.length)) marks.set(lines.length, lineMark);
    next = null;
    lines.push(line);
  }
  return { code: lines.join('\n'), marks };
}

function diffMark(line: string): LineMark | null {
  if (line.startsWith('+') && !line.startsWith('+++')) return 'added';
  return line.startsWith('-') && !line.startsWith('---') ? 'removed' : null;
}
