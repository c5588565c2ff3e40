import { resultLine } from '../../../edge/markdown/page-line.ts';
import type { SiteFrame } from '../../../model/site.ts';
import type { JsonObject } from '../json-rpc.ts';
import { numberOf, type PropertySchema, textOf } from './input-schema.ts';
import { integer, maxTokens, objectSchema, type Tool, type ToolContext, ToolFault, takeEntries, text } from './tool.ts';

const PROPERTIES = {
  query: text('Words, name, path or error code.', 300),
  limit: integer('Most results.', 1, 30, 8),
  maxTokens: maxTokens(1_000),
};

export function searchTool({ manifest: { site }, messages, search }: ToolContext): Tool {
  const input = objectSchema({ ...PROPERTIES, ...versionProperty(site) }, ['query']);
  return {
    name: 'search',
    description: `Finds sections of ${site.title}: guides, API operations, schemas, errors.`,
    inputSchema: input,
    isReadOnly: true,
    async call(values, request) {
      const query = { text: textOf(values, 'query'), area: null, method: null, version: findVersion(site, values) };
      const window = { offset: 0, limit: numberOf(values, 'limit', input) };
      const { results } = await search.answer(request.content, query, window).catch((cause: unknown) => {
        request.logFault(cause);
        throw new ToolFault(messages.unavailable);
      });
      if (results.length === 0) return 'No page has these words. Try fewer or other words, or list_pages.';
      const lines = results.map((result) => resultLine(site, result));
      return takeEntries(lines, { offset: 0, tokens: numberOf(values, 'maxTokens', input), messages }).replace(
        /\n\n.*\n$/,
        '\n',
      );
    },
  };
}

/** The argument for a version of the docs or of an API; none on a site without versions. */
function versionProperty({ versions = [] }: SiteFrame): { readonly version?: PropertySchema } {
  if (versions.length === 0) return {};
  const last = versions.filter(({ isLast }) => isLast).map(({ name }) => name);
  return { version: text(`${versions.map(({ name }) => name).join(', ')}; ${last.join(', ')} by default.`, 100) };
}

function findVersion({ versions = [] }: SiteFrame, values: JsonObject): string | null {
  const wanted = textOf(values, 'version');
  if (wanted === '' || versions.length === 0) return null;
  const found = versions.find(({ name, label }) => name === wanted || label === wanted);
  if (found !== undefined) return found.name;
  throw new ToolFault(`There is no version "${wanted}". There are ${versions.map(({ name }) => name).join(', ')}.`);
}
