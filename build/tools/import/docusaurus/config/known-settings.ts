import { IGNORED_NAMES } from './ignored-settings.ts';

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
    themeConfig presets plugins themes future organizationName projectName deploymentBranch githubHost
    onBrokenMarkdownLinks onDuplicateRoutes trailingSlash baseUrlIssueBanner customFields storage
  `,
  IGNORED_NAMES.top,
);
/** Settings in `themeConfig`. */
export const THEME = known(
  'image navbar footer colorMode announcementBar metadata',
  'prism mermaid zoom languageTabs api algolia blog',
  IGNORED_NAMES.theme,
);
/** Options of the docs plugin. */
export const DOCS = known(
  `
    id path routeBasePath sidebarPath editUrl tagsBasePath sidebarCollapsed showLastUpdateAuthor showLastUpdateTime
    lastVersion includeCurrentVersion onlyIncludeVersions disableVersioning versions exclude
  `,
  `
    editCurrentVersion editLocalizedFiles onInlineTags
  `,
  IGNORED_NAMES.plugin,
);
export const BLOG = known(
  `
    id path routeBasePath blogTitle blogDescription blogSidebarTitle postsPerPage exclude archiveBasePath
    authorsBasePath authorsMapPath
  `,
  `
    blogSidebarCount showReadingTime readingTime feedOptions editUrl editLocalizedFiles tagsBasePath onInlineTags onInlineAuthors onUntruncatedBlogPosts sortPosts truncateMarker
    showLastUpdateTime showLastUpdateAuthor blogTagsListComponent blogTagsPostsComponent
  `,
  IGNORED_NAMES.plugin,
);
export const REDIRECTS = known('redirects fromExtensions toExtensions', 'id');
export const OPENAPI = known('config', 'id docsPluginId docsPlugin');
export const REDOC = known('specs openapi', 'id debug config theme');
/** Options of Google's plugins for statistics. */
export const ANALYTICS = known('trackingID containerId anonymizeIP', 'id');

function known(read: string, silent: string, ignored: readonly string[] = []): KnownSettings {
  return {
    read: [...words(read), ...ignored],
    silent: new Set([...words(read), ...ignored, ...words(silent), ...TRANSFORMERS]),
  };
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
