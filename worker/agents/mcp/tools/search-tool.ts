import { resultLine } from '../../../edge/markdown/page-line.ts';
import type { SearchResult } from '../../../model/search/search.ts';
import { numberOf, textOf } from './input-schema.ts';
import { fitEntries, integer, maxTokens, objectSchema, type Tool, type ToolContext, ToolFault, text } from './tool.ts';
import { findVersion, versionProperty } from './version-argument.ts';

const MAX_RESULTS = 30;

const PROPERTIES = {
  query: text('Words, name, path, error; a pasted request or body; or topics with commas.', 4_000),
  limit: integer('Most results.', 1, MAX_RESULTS, 8),
  maxTokens: maxTokens(1_000),
};

/** Each is a search. */
const MAX_TOPICS = 5;

/** Excerpts that begin with the same characters say the same. */
const SENTENCE_LENGTH = 60;

/** Longer texts are pasted, and search knows what they are about. */
const MAX_LIST_LENGTH = 300;

export function searchTool({ manifest, messages, search }: ToolContext): Tool {
  const { site } = manifest;
  const input = objectSchema({ ...PROPERTIES, ...versionProperty(site) }, ['query']);
  return {
    name: 'search',
    description: `Finds sections of ${site.title}: guides, API operations, schemas, errors.`,
    inputSchema: input,
    isReadOnly: true,
    async call(values, request) {
      const version = findVersion(site, values);
      const limit = numberOf(values, 'limit', input);
      // Repeated results leave room for others.
      const window = { offset: 0, limit: limit * 2 };
      const answers = await Promise.all(
        topicsOf(textOf(values, 'query')).map((topic) =>
          search.answer(request.content, { text: topic, area: null, method: null, version }, window),
        ),
      ).catch((cause: unknown) => {
        request.logFault(cause);
        throw new ToolFault(messages.unavailable);
      });
      const more = answers.find((answer) => answer.more !== undefined)?.more;
      const unknown = answers.flatMap((answer) => answer.unknown ?? []);
      const also = more === undefined ? '' : `\nAlso in version "${more.version}": ${more.total}.\n`;
      const note = unknown.length === 0 ? also : `\nNo page has ${unknown.join(', ')}.\n${also}`;
      const found = takeInTurn(answers.map((answer) => answer.results));
      const results = found.slice(0, limit);
      if (results.length === 0) return `Nothing found. Try other words, or list_pages.${note}`;
      const lines = results.map((result) => resultLine(manifest, result));
      const taken = fitEntries(lines, numberOf(values, 'maxTokens', input));
      // Those that this call has not asked for may repeat others.
      const rest = answers.reduce(
        (sum, { total, results: own }) => sum + total - own.length,
        found.length - taken.length,
      );
      const remedy =
        taken.length < lines.length ? 'raise "maxTokens"' : limit < MAX_RESULTS ? 'raise "limit"' : 'add words';
      const cut = rest > 0 ? `\n${rest} more result${rest === 1 ? '' : 's'}: ${remedy}.\n` : '';
      return taken.join('') + cut + note;
    },
  };
}

/** The topics of a list: `draft an invoice, rate limits`. Anything else is one topic. */
function topicsOf(query: string): readonly string[] {
  if (query.length > MAX_LIST_LENGTH || /["{}<>\n=]/.test(query)) return [query];
  const topics = query.split(/[,;，、،]/).filter((topic) => /\p{L}{2}/u.test(topic));
  return topics.length < 2 ? [query] : topics.slice(0, MAX_TOPICS);
}

/** The results of several topics in turn, each address and each sentence once. */
function takeInTurn(lists: readonly (readonly SearchResult[])[]): SearchResult[] {
  const seen = new Set<string>();
  return lists
    .flat()
    .flatMap((_, index) => lists.flatMap((list) => list[index] ?? []))
    .filter(({ href, operation, excerpt }) => {
      // A page without an excerpt is known by its address alone.
      const names = excerpt === '' || excerpt === operation ? [href] : [href, excerpt.slice(0, SENTENCE_LENGTH)];
      const isNew = names.every((name) => !seen.has(name));
      for (const name of names) seen.add(name);
      return isNew;
    });
}
