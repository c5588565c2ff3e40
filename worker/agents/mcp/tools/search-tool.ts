import { resultLine } from '../../../edge/markdown/page-line.ts';
import { numberOf, textOf } from './input-schema.ts';
import { integer, maxTokens, objectSchema, type Tool, type ToolContext, ToolFault, takeEntries, text } from './tool.ts';
import { findVersion, versionProperty } from './version-argument.ts';

const PROPERTIES = {
  query: text('Words, name, path, error code, or a pasted request, error or body.', 4_000),
  limit: integer('Most results.', 1, 30, 8),
  maxTokens: maxTokens(1_000),
};

export function searchTool({ manifest, messages, search }: ToolContext): Tool {
  const { site } = manifest;
  const input = objectSchema({ ...PROPERTIES, ...versionProperty(site) }, ['query']);
  return {
    name: 'search',
    description: `Finds sections of ${site.title}: guides, API operations, schemas, errors.`,
    inputSchema: input,
    isReadOnly: true,
    async call(values, request) {
      const query = { text: textOf(values, 'query'), area: null, method: null, version: findVersion(site, values) };
      const window = { offset: 0, limit: numberOf(values, 'limit', input) };
      const { results, more } = await search.answer(request.content, query, window).catch((cause: unknown) => {
        request.logFault(cause);
        throw new ToolFault(messages.unavailable);
      });
      const note = more === undefined ? '' : `\nAlso in version "${more.version}": ${more.total}.\n`;
      if (results.length === 0) return `No page has these words. Try fewer or other words, or list_pages.${note}`;
      const lines = results.map((result) => resultLine(manifest, result));
      const taken = takeEntries(lines, { offset: 0, tokens: numberOf(values, 'maxTokens', input), messages });
      return taken.replace(/\n\n.*\n$/, '\n') + note;
    },
  };
}
