import { FENCE, writeInfo } from '../../shared/markup/write-fence.ts';

/** `title="a"`, `ins={1-3}`, `{2}`, `"text"`, `/expression/`, `wrap` */
const ATTRIBUTE = /(?:([\w-]+)=)?(?:\{([^{}]*)\}|"([^"]*)"|'([^']*)'|\/((?:[^/\\\n]|\\.)+)\/)|([\w-]+)(?:=(\w+))?/g;
/** A label before lines: `{"1":4-5}` */
const LABEL = /(?:"[^"]*"|'[^']*')\s*:\s*/g;

/** Writes the attributes of Expressive Code as those of this engine. Marks of words have no equivalent. */
export function rewriteExpressiveCode(text: string): string {
  const [, mark, info = '', rest = ''] = FENCE.exec(text) ?? [];
  if (mark === undefined || rest === '') return text;
  const [, language = '', meta = ''] = /^\s*([^\s{]*)([\s\S]*)$/.exec(info) ?? [];
  const lines: Record<'mark' | 'ins' | 'del', string[]> = { mark: [], ins: [], del: [] };
  let title: string | null = null;
  let isNumbered = false;
  for (const [, name = 'mark', range, double, single, , word, value] of meta.matchAll(ATTRIBUTE)) {
    if (name === 'title') title = double ?? single ?? null;
    else if (range !== undefined && (name === 'mark' || name === 'ins' || name === 'del'))
      lines[name].push(range.replace(LABEL, '').replace(/[^\d,-]/g, ''));
    else if (word === 'showLineNumbers') isNumbered = value !== 'false';
  }
  const code = markLines(markLines(rest, lines.ins.join(','), '++'), lines.del.join(','), '--');
  const marked = lines.mark.join(',').replace(/^,+|,+$/g, '') || null;
  return mark + writeInfo({ language, title, lines: marked, isNumbered }) + code;
}

/** Adds `// [!code ++]` to lines of the code after the line break of a fence. */
function markLines(code: string, ranges: string, sign: '++' | '--'): string {
  if (ranges === '') return code;
  const lines = code.split('\n');
  for (const range of ranges.split(',')) {
    const [first = 0, last = first] = range.split('-').map(Number);
    for (let at = first; at > 0 && at <= last && at < lines.length - 1; at++)
      lines[at] = `${lines[at]?.replace(/\s*\/\/ \[!code [+-]{2}\]$/, '')} // [!code ${sign}]`;
  }
  return lines.join('\n');
}
