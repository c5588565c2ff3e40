/** The reason why a Docusaurus, remark or rehype plugin is left out, and what to do instead. */
export interface LeftOutPlugin {
  readonly why: string;
  readonly remedy: string;
}

/** Plugins and themes whose features are built in. */
const BUILT_IN =
  /search|sitemap|mermaid|theme-classic|theme-openapi|preset-openapi|plugin-debug|plugin-content-pages|plugin-image-zoom|medium-zoom|plugin-svgr|rsdoctor|vercel-analytics|ideal-image|npm2yarn|remark-(?:math|gfm|directive|admonitions|emoji|import-partial)|rehype-(?:katex|mathjax|slug|autolink-headings)|css-cascade-layers|plugin-llms/;

/** For settings and plugins that are not listed. */
export const NO_OTHER: LeftOutPlugin = {
  why: 'there is no equivalent',
  remedy: 'Check the pages that depend on it.',
};

const KNOWN: readonly (readonly [name: RegExp, plugin: LeftOutPlugin])[] = [
  [
    /live-codeblock/,
    { why: 'no code is run in pages', remedy: 'Blocks with "live" show their code; link to a playground.' },
  ],
  [
    /sass|less|postcss|tailwind/,
    { why: 'styles are plain CSS', remedy: 'Compile it to a CSS file, and set "theme.stylesheet" in site.yaml to it.' },
  ],
  [
    /gtag|google|analytics|plausible|matomo|umami|fathom|segment|posthog|hotjar|clarity/,
    { why: 'third-party scripts are configured in one place', remedy: 'See "analytics" in site.yaml.' },
  ],
  [
    /redoc|openapi|swagger/,
    { why: 'API pages are generated from descriptions', remedy: 'Add the description to "apis" in site.yaml.' },
  ],
  [
    /typedoc|graphql/,
    {
      why: 'no pages are generated here',
      remedy: 'Run it before the build, and let it write Markdown into the content folder.',
    },
  ],
];

const OTHER: LeftOutPlugin = {
  why: 'Docusaurus plugins do not run here',
  remedy: 'Write the pages and texts that it creates as Markdown.',
};

/** Returns null for a plugin whose features are built in. */
export function explainPlugin(name: string): LeftOutPlugin | null {
  if (BUILT_IN.test(name)) return null;
  return KNOWN.find(([pattern]) => pattern.test(name))?.[1] ?? OTHER;
}

/** Alternatives to settings that have no effect here, by name. */
export const REMEDIES: Readonly<Record<string, LeftOutPlugin>> = {
  clientModules: {
    why: 'pages only run their own scripts',
    remedy: 'Remove them, or add their content as Markdown.',
  },
  stylesheets: { why: 'there is a single stylesheet', remedy: 'Set "theme.stylesheet" in site.yaml to it.' },
};
