import { findPageAt } from '../../../edge/markdown/find-markdown.ts';
import type { FoundPage } from '../../../edge/search/found-page.ts';
import { readFormat } from '../../../edge/store/read-page.ts';
import { numberOf, textOf } from './input-schema.ts';
import { findHeading, takeSection } from './markdown-sections.ts';
import {
  maxTokens,
  OFFSET,
  objectSchema,
  readPage,
  suggestPages,
  type Tool,
  type ToolContext,
  ToolFault,
  type ToolRequest,
  takeText,
  text,
} from './tool.ts';

const INPUT = objectSchema(
  {
    path: text('Path or URL; with "#anchor" only that section.', 2_000),
    offset: OFFSET,
    maxTokens: maxTokens(10_000),
  },
  ['path'],
);

export function pageTool(context: ToolContext): Tool {
  const { manifest, messages, redirects } = context;
  return {
    name: 'get_page',
    description: 'Reads a page or section as Markdown.',
    inputSchema: INPUT,
    isReadOnly: true,
    async call(values, request) {
      const address = textOf(values, 'path').trim();
      const found = findPageAt(manifest, redirects, address);
      if (found === null)
        throw new ToolFault(
          `There is no page ${JSON.stringify(address.slice(0, 200))}. ${await suggestPages(context, address, request)}`,
        );
      const whole = await readPage(context, found, request);
      const fragment = /#(.+)$/s.exec(address)?.[1];
      const section = fragment === undefined ? whole : await readSection(context, found, { whole, fragment, request });
      const tokens = numberOf(values, 'maxTokens', INPUT);
      return takeText(section, { offset: numberOf(values, 'offset', INPUT), tokens, messages });
    },
  };
}

/** The section at an anchor, or the whole page if the anchor has no section. */
async function readSection(
  { messages, heads }: ToolContext,
  { path, page }: FoundPage,
  { whole, fragment, request }: { whole: string; fragment: string; request: ToolRequest },
): Promise<string> {
  const html = await readFormat(request.content, page.key, 'article').catch((cause: unknown) => {
    request.logFault(cause, path);
    throw new ToolFault(messages.unavailable);
  });
  const heading = findHeading(new TextDecoder().decode(html), decodeFragment(fragment));
  const section = heading === null ? null : takeSection(whole, heading);
  return section === null ? whole : heads.of(path) + section;
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
