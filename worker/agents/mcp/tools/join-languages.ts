import { hrefToPath } from '../../../model/path.ts';
import type { SiteFrame } from '../../../model/site.ts';
import type { JsonObject } from '../../../request/value/json.ts';
import { textOf } from './input-schema.ts';
import { objectSchema, type Tool, ToolFault, text } from './tool.ts';

interface LanguageTools {
  readonly site: SiteFrame;
  readonly tools: readonly Tool[];
}

/** The longest registered tag has 35 characters (RFC 5646 §4.4.1). */
const MAX_TAG_LENGTH = 35;

/**
 * The tools of a site with several languages: those of the first, with an argument for another one. A path of a language
 * needs none.
 */
export function joinLanguages(languages: readonly LanguageTools[]): Tool[] {
  const [original] = languages;
  if (original === undefined) return [];
  const tags = languages.map(({ site }) => site.locale);
  const locale = text(`${tags.join(', ')}; default ${tags[0]}.`, MAX_TAG_LENGTH);
  // Feedback names a path, which is of a language.
  return original.tools.map((tool) =>
    !tool.isReadOnly
      ? tool
      : {
          ...tool,
          inputSchema: objectSchema({ ...tool.inputSchema.properties, locale }, tool.inputSchema.required),
          call(all, request) {
            const { locale: _chosen, ...values } = all;
            const tag = textOf(all, 'locale');
            const { tools } = tag === '' ? (findByPath(languages, values) ?? original) : findByTag(languages, tag);
            return (tools.find(({ name }) => name === tool.name) ?? tool).call(values, request);
          },
        },
  );
}

function findByTag(languages: readonly LanguageTools[], tag: string): LanguageTools {
  const found = languages.find(({ site }) => site.locale.toLowerCase() === tag.toLowerCase());
  if (found !== undefined) return found;
  throw new ToolFault(
    `The site has no language "${tag}". It has ${languages.map(({ site }) => site.locale).join(', ')}.`,
  );
}

/** The language whose prefix the path or address begins with. */
function findByPath(languages: readonly LanguageTools[], values: JsonObject): LanguageTools | undefined {
  const path = textOf(values, 'path').replace(/^https?:\/\/[^/]+/, '');
  return languages.findLast(({ site }) => hrefToPath(site.base, path) !== null);
}
