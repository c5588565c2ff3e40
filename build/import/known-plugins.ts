/** Why a plugin of Docusaurus, remark or rehype is left out, and what to do instead. */
export interface LeftOutPlugin {
  readonly why: string;
  readonly remedy: string;
}

/** Plugins and themes whose work is done here without them. */
const BUILT_IN =
  /search|sitemap|mermaid|theme-classic|theme-openapi|preset-openapi|plugin-debug|plugin-content-pages|plugin-image-zoom|medium-zoom|plugin-svgr|rsdoctor|vercel-analytics|plugin-pwa|ideal-image|npm2yarn|remark-(?:math|gfm|directive|admonitions|emoji|import-partial)|rehype-(?:katex|mathjax|slug|autolink-headings)|css-cascade-layers|plugin-llms/;

const KNOWN: readonly (readonly [name: RegExp, plugin: LeftOutPlugin])[] = [
  [
    /live-codeblock/,
    { why: 'no code is run in pages', remedy: 'Blocks with "live" show their code; link a playground.' },
  ],
  [
    /sass|less|postcss|tailwind/,
    { why: 'styles are plain CSS', remedy: 'Write a file of it, and name it under "theme.stylesheet" in site.yaml.' },
  ],
  [
    /gtag|google|analytics|plausible|matomo|umami|fathom|segment|posthog|hotjar|clarity/,
    { why: 'scripts of other hosts are set up in one place', remedy: 'See "analytics" in site.yaml.' },
  ],
  [
    /redoc|openapi|swagger/,
    { why: 'API pages are made of descriptions', remedy: 'Name the description under "apis" in site.yaml.' },
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
  why: 'plugins of Docusaurus do not run here',
  remedy: 'See docs/writing.md for what this site has in its place.',
};

/** Null for a plugin whose work is done here without it. */
export function explainPlugin(name: string): LeftOutPlugin | null {
  if (BUILT_IN.test(name)) return null;
  return KNOWN.find(([pattern]) => pattern.test(name))?.[1] ?? OTHER;
}

/** What there is in the place of settings that say nothing here, by their names. */
export const REMEDIES: Readonly<Record<string, LeftOutPlugin>> = {
  clientModules: {
    why: 'pages run no scripts but their own',
    remedy: 'Do without them, or write what they add as Markdown.',
  },
  stylesheets: { why: 'there is one file of styles', remedy: 'Name it under "theme.stylesheet" in site.yaml.' },
};
