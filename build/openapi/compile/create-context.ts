import type { BuildMessages } from '../../../worker/model/messages/messages.ts';
import { memoize } from '../../base/cache/memo.ts';
import { DescriptionCompiler } from '../../page/description/compile-description.ts';
import { toPageMarkdownHref } from '../../page/text/markdown/markdown-text.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { Sampler } from '../examples/sampler.ts';
import type { ApiContext } from '../pages/api-context.ts';
import { chooseLanguages } from '../samples/choose-languages.ts';
import { SchemaReader } from '../schema/schema-reader.ts';
import type { ApiSources } from './api-sources.ts';
import { createLinkResolver } from './embeds/description-links.ts';

/** Creates the context for compiling pages, which reads everything outside the page's own part of the description. */
export function createApiContext(root: Cursor, messages: BuildMessages, sources: ApiSources): ApiContext {
  const { warnings } = root.context;
  const { config, schemaHref, schemeHref, findOperation, carriedValues, tagBadges, isTaken } = sources;
  const markdown = new DescriptionCompiler({
    messages: messages.page,
    resolveLink: createLinkResolver(sources.link, warnings),
    toMarkdownHref: (href) => toPageMarkdownHref(href, sources.base()),
    imageHosts: sources.imageHosts,
    memoize: (compile) => memoize(compile, warnings),
  });
  return {
    ...{ config, messages, root, markdown, schemaHref, schemeHref, findOperation, carriedValues, tagBadges, isTaken },
    get base() {
      return sources.base();
    },
    languages: () => chooseLanguages(config.samples),
    schemas: new SchemaReader(warnings, {
      ...{ root, schemaHref, markdown },
      messages: messages.reference,
      pageMessages: messages.page,
    }),
    sampler: new Sampler(messages.reference.exampleTexts),
    changes: { ofOperation: sources.operationMarks, ofSchema: sources.schemaMarks },
  };
}
