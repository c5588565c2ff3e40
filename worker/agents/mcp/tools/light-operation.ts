import { type MarkdownSection, splitSections } from './markdown-sections.ts';

/** An estimate without a tokenizer: English and JSON average 3.5 to 4 characters per token. */
export const CHARACTERS_PER_TOKEN = 3.5;

/** One way to shorten an operation, and a label for the omitted content. */
interface Step {
  readonly leavesOut: string;
  readonly apply: (section: MarkdownSection, isResponse: boolean) => string;
}

const ERROR = /^[45](?:\d\d|XX)\b/;
const EXAMPLE = /^Example:[^\n]*\n\n(?:(?!Example:|#|`{3}|- )[^\n]+\n\n)?(`{3,})[^\n]*\n[\s\S]*?\n\1\n*/gm;

/** Content that can be omitted, least useful first. */
const STEPS: readonly Step[] = [
  { leavesOut: 'response examples', apply: ({ text }, isResponse) => (isResponse ? text.replace(EXAMPLE, '') : text) },
  {
    leavesOut: 'nested response fields',
    apply: ({ text }, isResponse) => (isResponse ? text.replace(/^ {2,}- .*\n?/gm, '') : text),
  },
  {
    leavesOut: 'patterns',
    apply: ({ text }) =>
      text.replace(/ · (?:each )?matches `[^`]*`/g, '').replace(/ (?:Matches|Each matches) `[^`]*`(?: ·|\.)?/g, ''),
  },
  {
    leavesOut: 'descriptions of response fields',
    apply: ({ text }, isResponse) => (isResponse ? text.replace(/^(- `[^`]+`[^:\n]*)(?::.*)?$/gm, '$1') : text),
  },
  { leavesOut: 'links to other operations', apply: ({ text }) => text.replace(/^Links:\n\n(?:- .*\n?)+/gm, '') },
  { leavesOut: 'more request examples', apply: ({ text }) => text.replace(EXAMPLE, '') },
  { leavesOut: 'servers', apply: ({ title, text }) => (title === 'Servers' ? '' : text) },
  { leavesOut: 'deeply nested fields', apply: ({ text }) => text.replace(/^ {4,}- .*\n?/gm, '') },
];

/**
 * Shortens an operation's Markdown to a number of tokens, if possible. Errors and headers, which most operations share,
 * are reduced to names. Then details are removed until the rest fits. The last line lists what was omitted.
 */
export function lightenOperation(markdown: string, maxTokens: number): string {
  const limit = maxTokens * CHARACTERS_PER_TOKEN;
  if (markdown.length <= limit / 2) return markdown;
  let sections = mergeErrors(splitSections(markdown)).map((section) => ({
    ...section,
    text: section.text.replace(/^Headers:\n\n((?:- .*\n?)+)/gm, (_, list: string) => `Headers: ${namesIn(list)}\n`),
  }));
  const leftOut = ['error bodies', 'header details'];
  for (const { leavesOut, apply } of STEPS) {
    if (lengthOf(sections) <= limit) break;
    const first = sections.findIndex(({ title }) => title === 'Responses');
    const shorter = sections.map((section, index) => {
      return { ...section, text: apply(section, first !== -1 && index >= first) };
    });
    if (lengthOf(shorter) < lengthOf(sections)) leftOut.push(leavesOut);
    sections = shorter;
  }
  const text = sections
    .map((section) => section.text)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd();
  return `${text}\n\nLeft out: ${leftOut.join(', ')}. For them, ask again with a larger "maxTokens".\n`;
}

/** Merges the error responses into one list. */
function mergeErrors(sections: readonly MarkdownSection[]): MarkdownSection[] {
  const errors = sections.filter(isError);
  const [first] = errors;
  if (first === undefined) return [...sections];
  const items = errors.map(({ title, text }) => `- ${title}: ${firstParagraph(text)}`);
  const body = /^`[^`]+`(?:, .*)?$/m.exec(first.text)?.[0].replace(/:$/, '');
  const text = `### Errors\n\n${body === undefined ? '' : `${body}\n\n`}${items.join('\n')}\n`;
  return sections.flatMap((section) => {
    if (section === first) return [{ level: 3, title: 'Errors', text }];
    return isError(section) ? [] : [section];
  });
}

function isError({ level, title }: MarkdownSection): boolean {
  return level === 3 && ERROR.test(title);
}

function firstParagraph(text: string): string {
  const paragraphs = text.split('\n\n').slice(1);
  return paragraphs.find((paragraph) => /^[\p{L}\p{N}]/u.test(paragraph))?.replace(/\n/g, ' ') ?? '';
}

function namesIn(list: string): string {
  return [...list.matchAll(/^- (`[^`]+`)/gm)].map(([, name]) => name).join(', ');
}

function lengthOf(sections: readonly MarkdownSection[]): number {
  return sections.reduce((sum, { text }) => sum + text.length + 1, 0);
}
