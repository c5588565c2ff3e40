import { findPageAt } from '../../../edge/markdown/find-markdown.ts';
import { escapeHtml } from '../../../model/markup/safe-html.ts';
import { decodeOrKeep, hrefToPath } from '../../../model/path.ts';
import type { FoundPage } from '../../../model/records/pages/page-table.ts';
import { renderIndex, renderSectionList } from '../../lists/page-lists.ts';
import { fieldPath, takeField } from './field-text.ts';
import { numberOf, textOf } from './input-schema.ts';
import { CHARACTERS_PER_TOKEN } from './light-operation.ts';
import { findHeading, keepLanguage, takeSection } from './markdown-sections.ts';
import {
  maxTokens,
  OFFSET,
  objectSchema,
  readHtml,
  readText,
  sourceLine,
  suggestPages,
  type Tool,
  type ToolContext,
  ToolFault,
  takeText,
  text,
} from './tool.ts';

/** A field with its parents and rules fits in it; lists of fields below it become names. */
const FIELD_TOKENS = 300;

const INPUT = objectSchema(
  {
    path: text('Path or URL; "#anchor" for a section or field.', 2_000),
    language: text('Of code samples: python.', 30, 0),
    offset: OFFSET,
    maxTokens: maxTokens(10_000),
  },
  ['path'],
);

export function pageTool(context: ToolContext): Tool {
  const { manifest, messages, redirects } = context;
  return {
    name: 'get_page',
    description: 'Reads a page, section or field as Markdown.',
    inputSchema: INPUT,
    isReadOnly: true,
    async call(values, request) {
      const address = textOf(values, 'path').trim();
      const tokens = numberOf(values, 'maxTokens', INPUT);
      const excerpt = { offset: numberOf(values, 'offset', INPUT), tokens, messages };
      const found = findPageAt(manifest, redirects, address);
      if (found === null) {
        const list = readList(context, address);
        if (list !== null) return takeText(list, excerpt);
        throw new ToolFault(
          `There is no page ${JSON.stringify(address.slice(0, 200))}. ${await suggestPages(context, address, request)}`,
        );
      }
      const whole = keepLanguage(await readText(context, found, request), textOf(values, 'language'));
      const anchor = decodeOrKeep(/#(.+)$/s.exec(address)?.[1] ?? '');
      // Without a budget, the answer is as short as what the reader asked for.
      const fieldTokens = values.maxTokens === undefined ? FIELD_TOKENS : tokens;
      if (anchor === '') return takeText(sourceLine(context, found) + whole, excerpt);
      const html = await readHtml(context, found, request);
      const part = readPart(context, found, { whole, html, anchor, tokens: fieldTokens });
      if (part !== null) return takeText(sourceLine(context, found, anchor) + part, excerpt);
      // What the Markdown has no part of its own for, such as a response, may still be on the page.
      const isOnPage = html.includes(` id="${escapeHtml(anchor)}"`) || html.includes(` href="#${escapeHtml(anchor)}"`);
      const fault = isOnPage ? '' : `This page has no section or field #${anchor}.\n\n`;
      return takeText(sourceLine(context, found) + fault + whole, excerpt);
    },
  };
}

/** The lists of pages that Markdown refers to: `/llms.txt`, `/llms/docs-users.txt`, `/user/llms.txt`. */
function readList({ manifest, messages, sections }: ToolContext, address: string): string | null {
  const path = address.replace(/^https?:\/\/[^/]+/, '').replace(/^\/*/, '/');
  const [, folder, id] =
    /^(.*?)\/llms(?:-full)?(?:\/(.+))?\.txt$/.exec(hrefToPath(manifest.site.base, path) ?? path) ?? [];
  if (folder === undefined || (folder !== '' && id !== undefined)) return null;
  if (folder === '' && id === undefined) return renderIndex(manifest, sections, messages);
  const section = id === undefined ? sections.below(folder) : sections.find(decodeOrKeep(id));
  return section === null ? null : renderSectionList(manifest, section, messages);
}

/** The field or section at an anchor; null if it is of neither. */
function readPart(
  context: ToolContext,
  found: FoundPage,
  { whole, html, anchor, tokens }: { whole: string; html: string; anchor: string; tokens: number },
): string | null {
  const heading = findHeading(html, anchor);
  const section = heading === null ? null : takeSection(whole, heading);
  const names = fieldPath(html, anchor);
  if (names.length === 0) return section;
  const title = section?.split('\n')[0];
  const field = takeField(section ?? whole, names, tokens * CHARACTERS_PER_TOKEN);
  if (field === null) return section;
  // What the page is about: its title, and the method and path of an operation with the date of its verification.
  const about = /^# .*(?:\n\n`[A-Z]+ .*)?/m.exec(whole)?.[0];
  const isOperation = found.page.kind === 'operation';
  const verified = isOperation ? whole.split('\n').find((line) => line.startsWith(context.page.verifiedOn)) : undefined;
  return `${[about, verified, title, field].filter((part) => part !== undefined).join('\n\n')}\n`;
}
