import { pageLine } from '../../../edge/markdown/page-line.ts';
import { findSection, type Section, sectionPaths } from '../../lists/site-sections.ts';
import { numberOf, textOf } from './input-schema.ts';
import { maxTokens, OFFSET, objectSchema, type Tool, type ToolContext, ToolFault, takeEntries, text } from './tool.ts';
import { findVersion, versionProperty } from './version-argument.ts';

const PROPERTIES = {
  section: text('Id; without it, all sections.', 200, 0),
  offset: OFFSET,
  maxTokens: maxTokens(3_000),
};

export function listTool({ manifest, messages, sections }: ToolContext): Tool {
  const { site, pages } = manifest;
  const input = objectSchema({ ...PROPERTIES, ...versionProperty(site) }, []);
  const sectionLines = (root: Section): string[] =>
    root.sections.map(({ id, title, pageCount }) => `- ${title}: section "${id}", ${messages.pageCount(pageCount)}\n`);
  return {
    name: 'list_pages',
    description: 'Lists sections, or the pages of one.',
    inputSchema: input,
    isReadOnly: true,
    call(values) {
      const id = textOf(values, 'section').trim();
      const version = findVersion(site, values);
      const root = site.versions === undefined ? sections.root : sections.ofVersion(version);
      // The id says the version, if none is given.
      const section = id === '' ? root : (findSection(root, id) ?? (version === null ? sections.find(id) : null));
      if (section === null)
        throw new ToolFault(`There is no section ${JSON.stringify(id)}. Call list_pages without one.`);
      const pageLines = (): string[] =>
        [...sectionPaths(section)].flatMap((path) => {
          const page = pages.get(path);
          return page === undefined ? [] : [pageLine(site, path, page)];
        });
      const lines = id === '' ? sectionLines(section) : pageLines();
      const tokens = numberOf(values, 'maxTokens', input);
      return takeEntries(lines, { offset: numberOf(values, 'offset', input), tokens, messages });
    },
  };
}
