import { markdownPath, pathToHref } from '../../../model/path.ts';
import type { Manifest, PageEntry } from '../../../model/records/manifest.ts';
import { versionLabel } from '../../../model/records/versions/versions.ts';
import { type Section, sectionPaths } from '../../lists/site-sections.ts';
import { numberOf, textOf } from './input-schema.ts';
import { maxTokens, OFFSET, objectSchema, type Tool, type ToolContext, ToolFault, takeEntries, text } from './tool.ts';
import { findVersion, versionProperty } from './version-argument.ts';

const PROPERTIES = {
  tag: text('Tag or section id.', 200, 0),
  scope: text('OAuth scope.', 200, 0),
  method: text('GET, POST…', 20, 0),
  changedSince: text('Date: 2025-03-01.', 10, 0),
  offset: OFFSET,
  maxTokens: maxTokens(2_000),
};

const MAX_NAMED_VALUES = 40;

/** Lists operations by what they have in common. */
export function operationListTool({ manifest, messages, sections }: ToolContext): Tool {
  const { site, release } = manifest;
  const input = objectSchema({ ...PROPERTIES, ...versionProperty(site) }, []);
  return {
    name: 'list_operations',
    description: 'Lists API operations.',
    inputSchema: input,
    isReadOnly: true,
    call(values) {
      const [tag = '', scope = '', method = '', since = ''] = ['tag', 'scope', 'method', 'changedSince'].map((name) =>
        textOf(values, name).trim(),
      );
      if (since !== '' && (!/^\d{4}-\d\d-\d\d$/.test(since) || Number.isNaN(Date.parse(since))))
        throw new ToolFault('"changedSince" must be a date such as 2025-03-01.');
      const version = findVersion(site, values);
      const operations = listOperations(manifest, version);
      const own = tag === '' ? null : pathsOfTag(version === null ? sections.root : sections.ofVersion(version), tag);
      const chosen = operations.filter(
        ([path, { operation = '', scopes = [], changed = '' }]) =>
          (own === null || own.has(path)) &&
          (scope === '' || scopes.includes(scope)) &&
          operation.startsWith(method === '' ? '' : `${method.toUpperCase()} `) &&
          (since === '' || changed >= since),
      );
      if (chosen.length === 0) {
        const all = operations.map(([, page]) => page);
        const hints = [
          scope &&
            nameValues(
              'Scopes',
              all.flatMap(({ scopes = [] }) => scopes),
            ),
          method &&
            nameValues(
              'Methods',
              all.map(({ operation = '' }) => operation.split(' ', 1).join()),
            ),
          since &&
            nameValues(
              'Last change',
              all
                .map(({ changed = '' }) => changed)
                .sort()
                .slice(-1),
            ),
        ];
        return ['No operation fits.', ...hints].filter(Boolean).join(' ');
      }
      const lines = chosen.map(([path, page]) => {
        const needed = scope === '' && page.scopes !== undefined ? `, scopes ${page.scopes.join(', ')}` : '';
        const change = since === '' ? '' : `, changed ${page.changed}`;
        return `- ${page.operation}: [${page.title}](${pathToHref(site.base, markdownPath(path))})${needed}${change}\n`;
      });
      const count = `${chosen.length} of ${operations.length} operations of ${site.origin}, release ${release.slice(0, 12)}:\n\n`;
      const tokens = numberOf(values, 'maxTokens', input);
      return count + takeEntries(lines, { offset: numberOf(values, 'offset', input), tokens, messages });
    },
  };
}

/** What a caller can choose from, so that an answer without operations is no dead end. Empty if there is nothing. */
function nameValues(label: string, values: readonly string[]): string {
  const known = [...new Set(values)].filter(Boolean).slice(0, MAX_NAMED_VALUES);
  return known.length === 0 ? '' : `${label}: ${known.join(', ')}.`;
}

type ListedOperation = readonly [path: string, page: PageEntry];

/** Without a version, those of the default versions. */
function listOperations({ pages, site }: Manifest, version: string | null): readonly ListedOperation[] {
  return [...pages].filter(
    ([, page]) =>
      page.operation !== undefined &&
      page.unlisted !== true &&
      (version === null ? versionLabel(site, page) === null : page.version === version),
  );
}

/** The pages of the sections with a tag's name, or with an id. Throws ToolFault if there are none. */
function pathsOfTag(root: Section, tag: string): ReadonlySet<string> {
  const name = tag.toLowerCase();
  const near: string[] = [];
  const find = ({ sections }: Section): Section[] =>
    sections.flatMap((section) => {
      const title = section.title.toLowerCase();
      if (title.includes(name.slice(0, 3))) near.push(section.title);
      return section.id === tag || title === name ? [section] : find(section);
    });
  const found = find(root);
  if (found.length > 0) return new Set(found.flatMap((section) => [...sectionPaths(section)]));
  const names = near.slice(0, 5).join(', ');
  throw new ToolFault(`There is no tag ${JSON.stringify(tag)}. ${names && `Did you mean ${names}? `}Call list_pages.`);
}
