/** The settings of one kind. */
export interface KnownSettings {
  /** Those that are carried over. */
  readonly read: readonly string[];
  /** Those that are not reported: they are carried over, have no effect here, or this site handles them differently. */
  readonly silent: ReadonlySet<string>;
}

/** Options of the docs and blog plugins with plugins that change Markdown parsing. */
export const TRANSFORMERS = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
];

/** Settings at the top of `docusaurus.config`. */
export const TOP = known(
  `
    title tagline favicon url baseUrl staticDirectories i18n onBrokenLinks onBrokenAnchors headTags scripts
  `,
  `
    themeConfig presets plugins themes markdown future organizationName projectName deploymentBranch githubHost
    onBrokenMarkdownLinks onDuplicateRoutes trailingSlash noIndex baseUrlIssueBanner customFields storage
    titleDelimiter
  `,
);
/** Settings in `themeConfig`. */
export const THEME = known(
  'image navbar footer colorMode announcementBar metadata',
  'prism docs tableOfContents mermaid zoom languageTabs api algolia blog',
);
/** Options of the docs plugin. */
export const DOCS = known(
  `
    id path routeBasePath sidebarPath editUrl tagsBasePath sidebarCollapsed showLastUpdateAuthor showLastUpdateTime
    lastVersion includeCurrentVersion onlyIncludeVersions disableVersioning versions exclude
  `,
  `
    breadcrumbs editCurrentVersion editLocalizedFiles sidebarCollapsible admonitions docItemComponent
    docRootComponent include tags onInlineTags
  `,
);
export const BLOG = known(
  'id path routeBasePath blogTitle blogDescription blogSidebarTitle postsPerPage exclude',
  `
    blogSidebarCount showReadingTime readingTime feedOptions editUrl editLocalizedFiles archiveBasePath tags
    tagsBasePath authorsBasePath onInlineTags onInlineAuthors onUntruncatedBlogPosts sortPosts truncateMarker
    showLastUpdateTime showLastUpdateAuthor admonitions blogListComponent blogPostComponent blogTagsListComponent
    blogTagsPostsComponent include
  `,
);
export const REDIRECTS = known('redirects fromExtensions toExtensions', 'id');
export const OPENAPI = known('config', 'id docsPluginId docsPlugin');
export const REDOC = known('specs openapi', 'id debug config theme');
/** Options of Google's plugins for statistics. */
export const ANALYTICS = known('trackingID containerId anonymizeIP', 'id');

function known(read: string, silent: string): KnownSettings {
  return { read: words(read), silent: new Set([...words(read), ...words(silent), ...TRANSFORMERS]) };
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
