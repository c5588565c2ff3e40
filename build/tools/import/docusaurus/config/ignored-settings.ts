import { isObject } from '../../../../../worker/request/value/json.ts';

/** A setting that is understood, but has another effect here or none. */
export interface IgnoredSetting {
  readonly name: string;
  /** Whether readers see a difference. */
  differs(value: unknown): boolean;
  readonly why: string;
  readonly remedy: string;
}

const memberOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

export const OF_SITE: readonly IgnoredSetting[] = [
  {
    name: 'markdown',
    differs: (value) =>
      isObject(value) && Object.keys(value).some((key) => !/^(?:mermaid|format|hooks|emoji)$/.test(key)),
    why: 'the parser of Markdown has no such options',
    remedy: 'Check a page that depends on them, and adapt its Markdown.',
  },
  {
    name: 'noIndex',
    differs: (value) => value === true,
    why: 'search engines may index the imported site',
    remedy: 'Add a meta "robots" with "noindex" to "head" in site.yaml.',
  },
  {
    name: 'titleDelimiter',
    differs: (value) => value !== '|' && value !== '·',
    why: 'titles have one form',
    remedy: 'Nothing is to do.',
  },
];

export const OF_THEME: readonly IgnoredSetting[] = [
  {
    name: 'tableOfContents',
    differs: (value) =>
      (memberOf(value, 'minHeadingLevel') ?? 2) !== 2 || (memberOf(value, 'maxHeadingLevel') ?? 3) !== 3,
    why: 'tables of contents have the levels 2 and 3',
    remedy: 'Set "toc_min_heading_level" and "toc_max_heading_level" in the front matter of pages that need others.',
  },
  {
    name: 'docs',
    differs: (value) => memberOf(memberOf(value, 'sidebar'), 'autoCollapseCategories') === true,
    why: 'opening a category of the sidebar does not close others',
    remedy: 'Nothing is to do.',
  },
];

export const OF_PLUGIN: readonly IgnoredSetting[] = [
  {
    name: 'include',
    differs: (value) => JSON.stringify(value) !== '["**/*.{md,mdx}"]',
    why: 'all Markdown files of the folder are imported',
    remedy: 'Delete the others from the imported folder.',
  },
  {
    name: 'tags',
    differs: (value) => typeof value === 'string' && !/^tags\.ya?ml$/.test(value),
    why: 'tags are described in "tags.yml" in the folder of the pages',
    remedy: 'Rename the file.',
  },
  {
    name: 'breadcrumbs',
    differs: (value) => value === false,
    why: 'pages in a sidebar have breadcrumbs',
    remedy: 'Hide them with "theme.stylesheet" in site.yaml.',
  },
  {
    name: 'sidebarCollapsible',
    differs: (value) => value === false,
    why: 'categories of sidebars can be closed',
    remedy: 'Set "sidebarCollapsed: false" under "docs" in site.yaml to open them.',
  },
  {
    name: 'admonitions',
    differs: (value) => isObject(value),
    why: 'the types of admonitions are fixed',
    remedy: 'Map others under "markdown.components" in site.yaml.',
  },
  ...['docItemComponent', 'docRootComponent', 'blogListComponent', 'blogPostComponent'].map((name) => ({
    name,
    differs: (value: unknown) => value !== '@theme/ApiItem',
    why: 'it is a component of the theme, and no code is run',
    remedy: 'Check a page for content that it added.',
  })),
];

/** Names of settings with another effect here. They are read so that their values can be compared. */
export const IGNORED_NAMES = {
  top: OF_SITE.map(({ name }) => name),
  theme: OF_THEME.map(({ name }) => name),
  plugin: OF_PLUGIN.map(({ name }) => name),
};
