import type { PageMessages } from '../../../model/messages/texts/page-messages.ts';
import { type MarkdownSection, splitSections } from './markdown-sections.ts';

/** An estimate without a tokenizer: English and JSON average 3.5 to 4 characters per token. */
export const CHARACTERS_PER_TOKEN = 3.5;

/** Words that the Markdown of an operation has, in the language of the site. None has a special character of regular expressions. */
export interface OperationLabels
  extends Pick<PageMessages, 'errors' | 'example' | 'headers' | 'links' | 'responses' | 'servers'> {
  /** Precedes a regular expression. */
  readonly matches: string;
}

/** One way to shorten an operation, and a label for the omitted content. */
interface Step {
  readonly leavesOut: string;
  readonly apply: (section: MarkdownSection, isResponse: boolean) => string;
}

const ERROR = /^[45](?:\d\d|XX)\b/;

/** Content that can be omitted, least useful first. */
function stepsFor(labels: OperationLabels): readonly Step[] {
  const { example } = labels;
  const examples = new RegExp(
    `^${example}:[^\\n]*\\n\\n(?:(?!${example}:|#|\`{3}|- )[^\\n]+\\n\\n)?(\`{3,})[^\\n]*\\n[\\s\\S]*?\\n\\1\\n*`,
    'gm',
  );
  const pattern = `(?:\\p{L}+ )?${labels.matches} \`[^\`]*\``;
  return [
    {
      leavesOut: 'response examples',
      apply: ({ text }, isResponse) => (isResponse ? text.replace(examples, '') : text),
    },
    {
      leavesOut: 'nested response fields',
      apply: ({ text }, isResponse) => (isResponse ? text.replace(/^ {2,}- .*\n?/gm, '') : text),
    },
    {
      leavesOut: 'patterns',
      apply: ({ text }) => text.replace(new RegExp(` · ${pattern}| ${pattern}(?: ·|\\.)?`, 'giu'), ''),
    },
    {
      leavesOut: 'descriptions of response fields',
      apply: ({ text }, isResponse) => (isResponse ? text.replace(/^(- `[^`]+`[^:\n]*)(?::.*)?$/gm, '$1') : text),
    },
    {
      leavesOut: 'links',
      apply: ({ text }) => text.replace(listAfter(labels.links), ''),
    },
    { leavesOut: 'request examples', apply: ({ text }) => text.replace(examples, '') },
    { leavesOut: 'servers', apply: ({ title, text }) => (title === labels.servers ? '' : text) },
    { leavesOut: 'nested fields', apply: ({ text }) => text.replace(/^ {4,}- .*\n?/gm, '') },
  ];
}

/**
 * Shortens an operation's Markdown to a number of tokens, if possible. Errors and headers, which most operations share,
 * are reduced to names. Then details are removed until the rest fits. The last line lists what was omitted.
 */
export function lightenOperation(markdown: string, maxTokens: number, labels: OperationLabels): string {
  const limit = maxTokens * CHARACTERS_PER_TOKEN;
  if (markdown.length <= limit / 2) return markdown;
  let sections = mergeErrors(splitSections(markdown), labels.errors).map((section) => ({
    ...section,
    text: section.text.replace(listAfter(labels.headers), (_, list: string) => `${labels.headers}: ${namesIn(list)}\n`),
  }));
  const leftOut = ['error bodies', 'header details'];
  for (const { leavesOut, apply } of stepsFor(labels)) {
    if (lengthOf(sections) <= limit) break;
    const first = sections.findIndex(({ title }) => title === labels.responses);
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
  return `${text}\n\nLeft out: ${leftOut.join(', ')}. Ask again with a larger "maxTokens".\n`;
}

/** Merges the error responses into one list. */
function mergeErrors(sections: readonly MarkdownSection[], title: string): MarkdownSection[] {
  const errors = sections.filter(isError);
  const [first] = errors;
  if (first === undefined) return [...sections];
  const items = errors.map((error) => `- ${error.title}: ${firstParagraph(error.text)}`);
  const body = /^`[^`]+`(?:, .*)?$/m.exec(first.text)?.[0].replace(/:$/, '');
  const text = `### ${title}\n\n${body === undefined ? '' : `${body}\n\n`}${items.join('\n')}\n`;
  return sections.flatMap((section) => {
    if (section === first) return [{ level: 3, title, text }];
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

function listAfter(label: string): RegExp {
  return new RegExp(`^${label}:\\n\\n((?:- .*\\n?)+)`, 'gm');
}
