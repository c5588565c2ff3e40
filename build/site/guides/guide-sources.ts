import type { BuildMessages } from '../../../worker/model/messages/messages.ts';
import { Report } from '../../base/report/report.ts';
import { expandOrReport, type Variables } from '../../base/source/variables.ts';
import type { EmbedKinds, FindEmbed } from '../../page/blocks/api-embeds.ts';
import { BlockRegistry } from '../../page/blocks/block-registry.ts';
import type { Cards } from '../../page/blocks/markdown-site.ts';
import type { Byline } from '../../page/kinds/byline.tsx';
import type { WrittenPage } from '../../page/kinds/page-kind.ts';
import type { RenderContext } from '../../page/page.ts';
import type { OriginalHeading } from '../../page/prose/share-ids.ts';
import type { SiteComponents } from '../components/site-components.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { Doc } from '../docs/load-docs.ts';
import type { LinkResolver } from '../docs/site-links.ts';
import type { SiteKind, SitePlugins } from '../plugins/site-plugins.ts';
import type { Tag } from '../tags/load-tags.ts';
import type { LastChanges } from './files/last-changes.ts';
import type { PageInputs } from './page-inputs.ts';

/** What all guides of a site have in common. */
export interface GuideSite extends RenderContext {
  readonly config: SiteConfig;
  readonly components: SiteComponents;
  readonly plugins: SitePlugins;
  /** Finds embeddable parts of API descriptions. */
  readonly embed: FindEmbed;
  /** Whether the build is for authors. */
  readonly forAuthors: boolean;
  /** Headings of the page that a doc translates. */
  readonly originalHeadings: (doc: Doc) => readonly OriginalHeading[];
}

/** Everything that guides depend on besides their own text. */
export interface GuideSurroundings extends GuideSite {
  /** Id of the sidebar that contains a path, or null. */
  readonly sidebarOf: (path: string) => string | null;
  /** Date and authors of a news entry. */
  readonly bylineOf: (doc: Doc) => Byline | null;
  readonly tagsOf: (doc: Doc) => readonly Tag[];
  /** Cards for the siblings of a page in its sidebar, or null. */
  readonly cardsOf: (path: string) => Cards | null;
  /** Files in the content folder that pages may show or offer for download. */
  readonly assets: ReadonlySet<string>;
  /** By file; empty if the site does not show them. */
  readonly lastChanges: LastChanges['byFile'];
  readonly resolver: LinkResolver;
  readonly inputs: PageInputs;
  /** Code languages of all guides. Some languages embed others if these are loaded. */
  readonly languages: readonly string[];
}

/** What a single guide may read from its site. */
export type GuideSources = ReturnType<typeof createGuideSources>;

export function createGuideSources(
  doc: Doc,
  { config, resolver, inputs, components, plugins, ...site }: GuideSurroundings,
) {
  return {
    config,
    variable: (name: string) => config.contentVariables.get(name) ?? null,
    variables: () => [...config.contentVariables.keys()],
    base: () => site.base,
    forAuthors: () => site.forAuthors,
    languages: () => site.languages,
    sidebar: () => site.sidebarOf(doc.path),
    tags: () => site.tagsOf(doc).map(({ label, path }) => ({ label, path })),
    byline: () => site.bylineOf(doc),
    originalHeadings: () => site.originalHeadings(doc),
    cards: () => site.cardsOf(doc.path),
    lastChange: () => site.lastChanges.get(doc.sourceFile) ?? null,
    /** Resolves a link as if the page were this file, whose text it includes. */
    link: (relativeFile: string, written: string) => resolver.resolve({ ...doc, relativeFile }, written),
    neighbour: (id: string) => {
      const found = resolver.findDoc(id, doc);
      return found === null ? null : { path: found.path, isListed: found.source.frontMatter.unlisted !== true };
    },
    neighbours: () => resolver.idsBeside(doc),
    /** Components share code, so one change may affect every component. */
    component: (name: string) => (components.find(name) === null ? null : components.digest),
    componentNames: () => components.names(),
    pluginSyntax: () => plugins.syntax,
    block: (name: string) => plugins.digestOf(name),
    kind: () => plugins.findKind(toWrittenPage(doc, config.contentVariables))?.plugin?.digest ?? null,
    embed: <Kind extends keyof EmbedKinds>(kind: Kind, id: string, api: string | null) => site.embed(kind, id, api),
    asset: (file: string) => site.assets.has(file),
    file: (path: string) => inputs.stateOf(path),
  };
}

/** The site as a guide sees it. */
export interface TrackedSite {
  readonly sources: GuideSources;
  readonly config: SiteConfig;
  readonly variables: Variables;
  readonly components: SiteComponents;
  readonly blocks: BlockRegistry;
  readonly kindOf: (page: WrittenPage) => SiteKind;
  readonly messages: BuildMessages;
}

export function trackSite({ components, plugins, messages }: GuideSurroundings, sources: GuideSources): TrackedSite {
  return {
    sources,
    config: sources.config,
    messages,
    variables: {
      get: (name) => sources.variable(name) ?? undefined,
      keys: () => sources.variables().values(),
    },
    components: {
      ...components,
      names: () => sources.componentNames(),
      find: (name) => (sources.component(name) === null ? null : components.find(name)),
    },
    blocks: trackBlocks(plugins, sources),
    kindOf: (page) => {
      sources.kind();
      return plugins.kindOf(page);
    },
  };
}

/** A page depends on the names of all blocks, and on the plugins whose blocks it has. */
function trackBlocks(plugins: SitePlugins, sources: GuideSources): BlockRegistry {
  sources.pluginSyntax();
  if (plugins.plugins.length === 0) return plugins.blocks;
  return new BlockRegistry(plugins.blocks.blocks, ({ name }) => {
    if (plugins.digestOf(name) !== null) sources.block(name);
  });
}

/** A page as kinds see it, with variables replaced. Unknown ones are reported when the page is compiled. */
export function toWrittenPage({ path, relativeFile, source }: Doc, variables: Variables): WrittenPage {
  const { file, frontMatter } = source;
  return { path, relativeFile, frontMatter: expandOrReport(frontMatter, variables, () => ({ file }), new Report()) };
}
