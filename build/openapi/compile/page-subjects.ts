import type { Card } from '../../../worker/model/parts.ts';
import { FORM_PREFIX, pathToHref } from '../../../worker/model/path.ts';
import { frozen } from '../../base/cache/frozen.ts';
import type { OperationCard } from '../../page/blocks/api/operation-list/block.tsx';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { OperationArticle } from '../../page/kinds/operation-page.tsx';
import type { ApiArticle } from '../../page/kinds/overview-page.tsx';
import { shorten, summarize } from '../../page/text/summary.ts';
import { hasForms } from '../../site/config/settings/try-it-settings.ts';
import type { OperationSource } from '../core/operations/collect-operations.ts';
import { listParameters } from '../core/operations/parameters.ts';
import type { Tag } from '../core/operations/tags.ts';
import { type CompiledTryIt, compileTryIt } from '../forms/compile-try-it.ts';
import { fingerprintOperation, parseTryIt } from '../forms/fingerprint-operation.ts';
import type { ApiContext } from '../pages/api-context.ts';
import { compileOperation } from '../pages/compile/compile-operation.ts';
import { compileSchemaPage, type SchemaSource } from '../pages/compile/compile-schema-page.ts';
import { compileTag } from '../pages/compile/compile-tag.ts';
import type { CompiledArticle } from '../pages/compiled-article.ts';
import { SubpageRegistry } from '../pages/subpages.ts';

/** The content of a page: data, and parts of the description. The page asks its context for everything else. */
export type PageSubject = { readonly path: string } & (
  | { readonly page: 'overview'; readonly compiled: CompiledArticle<ApiArticle> }
  | ({ readonly page: 'tag' } & TagSubject)
  | { readonly page: 'operation'; readonly source: OperationSource }
  | ({ readonly page: 'schema'; readonly overviewPath: string } & SchemaSource)
);

interface TagSubject extends Pick<Tag, 'label' | 'definition'> {
  readonly tags: readonly Card[];
  readonly operations: readonly OperationCard[];
}

/** A compiled subject, before rendering. */
export interface PageContent {
  readonly compiled: CompiledArticle<{ readonly title: string }>;
  /** Description for search engines. */
  readonly description: string;
  readonly extra?: Partial<CompiledPage['entry']>;
  /** The form of an operation that can be tried. */
  readonly tryIt?: CompiledTryIt;
  /** Whether it may be too short to be found: a schema that at most one operation uses. */
  readonly isMinor?: boolean;
  /** Tags for search. */
  readonly tags?: readonly string[];
}

/** Compiles a subject. The view models are frozen. */
export function compileSubject(subject: PageSubject, context: ApiContext): PageContent {
  return frozen(compileContent(subject, context));
}

function compileContent(subject: PageSubject, context: ApiContext): PageContent {
  const registry = new SubpageRegistry(subject.path, context.isTaken);
  switch (subject.page) {
    case 'overview':
      return describeOverview(subject.compiled);
    case 'tag': {
      const compiled = compileTag(subject, context, subject, registry);
      return { compiled, description: summarize(compiled.whole.text.prose) };
    }
    case 'operation':
      return compileOperationPage(subject, context, registry);
    case 'schema': {
      const compiled = compileSchemaPage(subject, context, registry);
      const description =
        summarize(compiled.whole.schema.facts.description) || context.messages.reference.schemaNamed(subject.name);
      const isMinor = compiled.whole.usedBy.length <= 1;
      return { compiled, description, isMinor, extra: { parent: subject.overviewPath } };
    }
  }
}

function describeOverview(compiled: CompiledArticle<ApiArticle>): PageContent {
  const { summary, text } = compiled.whole;
  return { compiled, description: shorten(summary ?? '') || summarize(text.prose) };
}

function compileOperationPage(
  { path, source }: { readonly path: string; readonly source: OperationSource },
  context: ApiContext,
  registry: SubpageRegistry,
): PageContent {
  const canBeTried = hasForms(context.config) && source.kind !== 'webhook';
  const verified = canBeTried ? findStamp(source, context) : undefined;
  const compiled = compileOperation(source, context, registry, {
    ...(canBeTried ? { tryIt: pathToHref(context.base, FORM_PREFIX + path) } : {}),
    ...(verified === undefined ? {} : { verified }),
  });
  const { method, pathTemplate, webhook, text, security } = compiled.whole;
  const line = `${method} ${pathTemplate}`;
  const scopes = [
    ...new Set(security.flatMap(({ schemes }) => schemes.flatMap((scheme) => scheme.scopes)).map(({ name }) => name)),
  ];
  return {
    compiled,
    description: summarize(text.prose) || line,
    extra: webhook ? {} : { operation: line, ...(scopes.length === 0 ? {} : { scopes }) },
    tags: source.tags,
    ...(canBeTried ? compileForm(source, compiled.whole.servers, context) : {}),
  };
}

/** The stamp of an operation that has not changed since. */
function findStamp(source: OperationSource, context: ApiContext): OperationArticle['verified'] {
  const stamp = context.config.verified?.[`${source.method} ${source.pathTemplate}`];
  // Servers do not count, and are known only once the page is compiled.
  const { tryIt } = stamp === undefined ? {} : compileForm(source, [], context);
  if (stamp === undefined || tryIt === undefined || fingerprintOperation(parseTryIt(tryIt)) !== stamp.fingerprint)
    return undefined;
  return { date: stamp.date, release: stamp.release };
}

function compileForm(
  source: OperationSource,
  servers: OperationArticle['servers'],
  context: ApiContext,
): Pick<PageContent, 'tryIt'> {
  const { id, tryIt } = context.config;
  if (tryIt === undefined || tryIt.mode === 'off') return {};
  const parameters = listParameters(source);
  const carried = context.carriedValues(source.operation.pointer);
  const from = { source, parameters, servers, server: servers[0], carried };
  const { mode, environments, oauth, reports } = tryIt;
  const settings = { id, mode, oauth, reports, ...(environments === undefined ? {} : { environments }) };
  return { tryIt: compileTryIt(from, settings, context) };
}
