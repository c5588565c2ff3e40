import { parseExpression } from '@babel/parser';
import { Lines, type Position } from '../../../../base/report/position.ts';
import { slashPath } from '../../../../base/source/file-paths.ts';
import { parsePlainData } from '../../../../page/mdx/plain-data.ts';
import { findBalancedEnd } from '../../../../page/text/markdown/balanced.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { parseTag, type Tag } from '../../../../page/text/markdown/parse-tag.ts';
import { collapseJsx, escapeMarkdown } from '../../evaluate/jsx-text.ts';
import { isMapping } from '../../evaluate/known-value.ts';
import { child, children, isNode, nameOf } from '../../evaluate/syntax-tree.ts';
import { rewriteMarkdown } from '../../shared/pages/markdown-files.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { fillText, splitText, translateText } from './code-texts.ts';
import type { Messages } from './messages.ts';

const IMPORT = /^import\s[^\n]*from\s+["']@docusaurus\/Translate["'][ \t]*;?[ \t]*\r?\n?/gm;
const USE = /<Translate(?=[\s>/])|(?<![\w.$])translate\(/g;
const CLOSE = '</Translate>';

/**
 * Replaces `<Translate>` and `translate()` in the pages of a folder by the texts of a language. Returns the files that have
 * such texts.
 */
export async function translateMarkdown(contentDir: string, messages: Messages, notes: ImportNotes): Promise<string[]> {
  const files: string[] = [];
  await rewriteMarkdown(contentDir, (text, path) => {
    const file = slashPath(contentDir, path);
    const translated = translatePage(text, messages, (position) =>
      notes.leaveOut(
        { file, position },
        'the translations of this text',
        'it is computed, and no code is run',
        'Write the text on the page, and on the page of each language.',
      ),
    );
    if (translated !== text) files.push(file);
    return translated;
  });
  return files;
}

/** A page with the texts of a language. Texts that are computed stay as they are, and are reported. */
export function translatePage(text: string, messages: Messages, onComputed: (position: Position) => void): string {
  // Pages without it cannot use either of them.
  if (!text.includes('@docusaurus/Translate') || text.search(IMPORT) === -1) return text;
  const code = new CodeRegions(text);
  let result = '';
  let at = 0;
  let isComplete = true;
  for (const { index } of text.matchAll(USE)) {
    if (index < at || code.includes(index)) continue;
    const found = text[index] === '<' ? readElement(text, index, messages) : readCall(text, index, messages);
    if (found === null) {
      isComplete = false;
      onComputed(new Lines(text).at(index));
      continue;
    }
    result += text.slice(at, index) + found.text;
    at = found.end;
  }
  result += text.slice(at);
  return isComplete ? result.replace(IMPORT, '') : result;
}

/** The text that replaces a piece of the source, and the end of this piece. */
interface Replacement {
  readonly text: string;
  readonly end: number;
}

function readElement(text: string, start: number, messages: Messages): Replacement | null {
  const tag = parseTag(text, start);
  if (tag === null) return null;
  const inner = start + tag.length;
  const close = tag.kind === 'empty' ? inner : text.indexOf(CLOSE, inner);
  if (close === -1) return null;
  const content = text.slice(inner, close);
  const end = tag.kind === 'empty' ? inner : close + CLOSE.length;
  const message = readContent(content);
  const id = readId(tag);
  if (message === null || id === null) return null;
  const translated = translateText(messages, { id, message });
  const values = readValues(tag);
  const shown = splitText(translated ?? '', values)
    .map((part) => (typeof part === 'string' ? escapeMarkdown(part) : String(part.value)))
    .join('');
  return { text: shown, end };
}

/** The text in an element; null if it is computed. */
function readContent(content: string): string | null {
  const expression = /^\s*\{([\s\S]*)\}\s*$/.exec(content)?.[1];
  if (expression === undefined) return collapseJsx(content.replaceAll('\r', '')).trim();
  const data = parsePlainData(expression);
  return typeof data === 'string' ? data : null;
}

/** The id in a tag; empty without one, null if it is computed. */
function readId({ attributes }: Tag): string | null {
  const value = attributes.find(({ name }) => name === 'id')?.value;
  if (value === undefined || value.kind === 'none') return '';
  const id = value.kind === 'text' ? value.text : parsePlainData(value.code);
  return typeof id === 'string' ? id : null;
}

/** The source that shows each value of a tag. */
function readValues({ attributes }: Tag): Readonly<Record<string, string>> {
  const value = attributes.find(({ name }) => name === 'values')?.value;
  if (value?.kind !== 'code') return {};
  const tree = parseObject(value.code);
  if (!isNode(tree)) return {};
  const shown = children(tree, 'properties').flatMap((property): [string, string][] => {
    const [name, node] = [nameOf(child(property, 'key')), child(property, 'value')];
    if (name === null || node === null) return [];
    const source = value.code.slice(node.start, Number(node.end));
    const text = nameOf(node.type === 'Literal' ? node : null);
    return [[name, text !== null ? escapeMarkdown(text) : node.type.startsWith('JSX') ? source : `{${source}}`]];
  });
  return Object.fromEntries(shown);
}

function parseObject(code: string): unknown {
  try {
    return parseExpression(code, { plugins: ['estree', 'jsx'] });
  } catch {
    return null;
  }
}

function readCall(text: string, start: number, messages: Messages): Replacement | null {
  const open = text.indexOf('(', start);
  const end = findBalancedEnd(text, open);
  const data = end === -1 ? undefined : parsePlainData(`[${text.slice(open + 1, end - 1)}]`);
  const [call, values = {}] = Array.isArray(data) ? data : [];
  const translated = isMapping(call) && isMapping(values) ? translateText(messages, call) : null;
  if (translated === null || !isMapping(values)) return null;
  return { text: JSON.stringify(fillText(translated, values)), end };
}
