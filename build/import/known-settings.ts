/** Settings at the top of `docusaurus.config` that are carried over; then those of themes and of the docs plugin. */
export const TOP = [
  'title',
  'tagline',
  'favicon',
  'url',
  'baseUrl',
  'staticDirectories',
  'i18n',
  'onBrokenLinks',
  'onBrokenAnchors',
] as const;
export const THEME = ['image', 'navbar', 'footer', 'colorMode', 'announcementBar', 'metadata'] as const;
export const DOCS = [
  'id',
  'path',
  'routeBasePath',
  'sidebarPath',
  'editUrl',
  'tagsBasePath',
  'sidebarCollapsed',
  'showLastUpdateAuthor',
  'showLastUpdateTime',
  'lastVersion',
  'includeCurrentVersion',
  'onlyIncludeVersions',
  'disableVersioning',
  'versions',
  'exclude',
] as const;

/** Settings that change nothing here, or that this site does in its own way. */
export const SILENT = new Set<string>([
  ...TOP,
  'themeConfig',
  'presets',
  'plugins',
  'themes',
  'markdown',
  'future',
  'organizationName',
  'projectName',
  'deploymentBranch',
  'githubHost',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'trailingSlash',
  'noIndex',
  'baseUrlIssueBanner',
  'customFields',
  'storage',
  'titleDelimiter',
]);
export const SILENT_THEME = new Set<string>([
  ...THEME,
  'prism',
  'docs',
  'tableOfContents',
  'mermaid',
  'zoom',
  'languageTabs',
  'api',
  'algolia',
  'blog',
]);
/** Lists of plugins that change how Markdown is read. */
export const TRANSFORMERS = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
];
export const SILENT_DOCS = new Set<string>([
  ...DOCS,
  'breadcrumbs',
  'editCurrentVersion',
  'editLocalizedFiles',
  'sidebarCollapsible',
  'admonitions',
  'docItemComponent',
  'docRootComponent',
  'include',
  'tags',
  'onInlineTags',
  ...TRANSFORMERS,
]);
