import type { Byline } from '../../worker/model/article.ts';
import type { BuildMessages } from '../../worker/model/messages/messages.ts';
import { noteReads } from '../cache/note-reads.ts';
import { Questions } from '../cache/questions.ts';
import type { SiteComponents } from '../components/site-components.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { Doc } from '../docs/load-docs.ts';
import type { LinkResolver } from '../docs/site-links.ts';
import type { EmbedKinds, FindEmbed } from '../markdown/api-embeds.ts';
import type { Cards } from '../markdown/markdown-site.ts';
import type { RenderContext } from '../render-context.ts';
import type { Variables } from '../source/variables.ts';
import type { Tag } from '../tags/load-tags.ts';
import type { LastChanges } from './last-changes.ts';
import type { PageInputs } from './page-inputs.ts';

/** Everything that guides depend on besides their own text. */
export interface GuideSurroundings extends RenderContext {
  readonly config: SiteConfig;
  /** Id of the sidebar that contains a path, or null. */
  readonly sidebarOf: (path: string) => string | null;
  /** Date and authors of a news entry. */
  readonly bylineOf: (doc: Doc) => Byline | null;
  readonly tagsOf: (doc: Doc) => readonly Tag[];
  /** Cards for the siblings of a page in its sidebar, or null. */
  readonly cardsOf: (path: string) => Cards | null;
  /** Files in the content folder that pages may show or offer for download. */
  readonly assets: ReadonlySet<string>;
  /** Whether pages show their version. */
  readonly isVersioned: boolean;
  /** By file; empty if the site does not show them. */
  readonly lastChanges: LastChanges['byFile'];
  /** Whether the build is for authors. */
  readonly forAuthors: boolean;
  /** Finds embeddable parts of API descriptions. */
  readonly embed: FindEmbed;
  readonly resolver: LinkResolver;
  readonly components: SiteComponents;
  readonly inputs: PageInputs;
  /** Code languages of all guides. Some languages embed others if these are loaded. */
  readonly languages: readonly string[];
}

/** The same for a single guide, with all accesses recorded. */
export interface AskedSite {
  readonly questions: GuideQuestions;
  readonly config: SiteConfig;
  readonly variables: Variables;
  readonly components: SiteComponents;
  readonly messages: BuildMessages;
}

export type GuideQuestions = ReturnType<typeof createQuestions>;

/** Passes each question of the guide to `note`, with a fingerprint of the answer. */
export function askSite(
  doc: Doc,
  site: GuideSurroundings,
  note: (question: string, answer: string) => void,
): AskedSite {
  const questions = createQuestions(doc, site, note);
  return {
    questions,
    config: noteReads(site.config, (name) => questions.ask('setting', name)),
    variables: {
      get: (name) => questions.ask('variable', name) ?? undefined,
      keys: () => questions.ask('variables').values(),
    },
    components: {
      ...site.components,
      names: () => questions.ask('componentNames'),
      find: (name) => (questions.ask('component', name) === null ? null : site.components.find(name)),
    },
    get messages() {
      questions.ask('locale');
      return site.messages;
    },
  };
}

/** All questions that a guide may ask about its site. */
function createQuestions(
  doc: Doc,
  { config, resolver, inputs, components, ...site }: GuideSurroundings,
  note: (question: string, answer: string) => void,
) {
  return new Questions(
    {
      setting: (name: string | null) => (name === null ? Object.keys(config) : Reflect.get(config, name)),
      variable: (name: string) => config.contentVariables.get(name) ?? null,
      variables: () => [...config.contentVariables.keys()],
      base: () => site.base,
      forAuthors: () => site.forAuthors,
      locale: () => site.messages.locale,
      isVersioned: () => site.isVersioned,
      languages: () => site.languages,
      sidebar: () => site.sidebarOf(doc.path),
      tags: () => site.tagsOf(doc).map(({ label, path }) => ({ label, path })),
      byline: () => site.bylineOf(doc),
      cards: () => site.cardsOf(doc.path),
      lastChange: () => site.lastChanges.get(doc.relativeFile) ?? null,
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
      embed: (kind: keyof EmbedKinds, id: string, api: string | null) => site.embed(kind, id, api),
      asset: (file: string) => site.assets.has(file),
      file: (path: string) => inputs.stateOf(path),
    },
    note,
  );
}
