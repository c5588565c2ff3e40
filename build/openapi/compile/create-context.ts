import type { BuildMessages } from '../../../worker/model/messages/messages.ts';
import { noteReads } from '../../cache/note-reads.ts';
import type { ApiConfig } from '../../config/site-config.ts';
import { DescriptionCompiler } from '../../markdown/compile-description.ts';
import type { Cursor } from '../core/cursor.ts';
import { MemoizedWork } from '../core/memoized-work.ts';
import { Sampler } from '../examples/sampler.ts';
import type { ApiContext } from '../pages/api-context.ts';
import { SchemaReader } from '../schema/schema-reader.ts';
import { SchemaCopies } from '../try-it/schema-copies.ts';
import type { ApiQuestions } from './api-questions.ts';
import { createLinkResolver } from './description-links.ts';

/**
 * Creates the context for compiling pages. Everything outside the page's own part of the description is read through
 * questions, and so noted. `root` notes reads itself.
 */
export function createApiContext(
  root: Cursor,
  config: ApiConfig,
  messages: BuildMessages,
  questions: ApiQuestions,
): ApiContext {
  const { warnings } = root.context;
  const schemaHref = (name: string): string | null => questions.ask('schema', name);
  const markdown = new DescriptionCompiler({
    messages: messages.page,
    resolveLink: createLinkResolver((href) => questions.ask('link', href), warnings),
    imageHosts: () => questions.ask('imageHosts'),
    memoize: (compile) => {
      const work = new MemoizedWork(warnings, compile, new Map());
      return (text) => work.take(text);
    },
  });
  return {
    config: noteReads(config, (name) => questions.ask('setting', name)),
    messages,
    root,
    get base() {
      return questions.ask('base');
    },
    markdown,
    schemas: new SchemaReader(warnings, { schemaHref, markdown, messages: messages.reference }),
    sampler: new Sampler(),
    formSchemas: new SchemaCopies(),
    schemaHref,
    schemeHref: (name) => questions.ask('scheme', name),
    findOperation: (operationId, operationRef) => questions.ask('operation', operationId, operationRef),
    changes: {
      ofOperation: (name) => questions.ask('operationMarks', name),
      ofSchema: (name) => questions.ask('schemaMarks', name),
    },
    tagBadges: (tags) => questions.ask('badges', tags),
    isTaken: (path) => questions.ask('page', path),
  };
}
