import type { Link } from '../../../../worker/model/parts.ts';
import { toFragmentId } from '../../../base/fragment-ids.ts';
import { draftPage, MAX_ARTICLE_ELEMENTS } from '../../../page/divide-page.tsx';
import { schemaPage } from '../../../page/kinds/schema-page.tsx';
import { nameFrom, toRoot } from '../../schema/view/schema-node.ts';
import type { ApiContext } from '../api-context.ts';
import type { SchemaPart } from '../compiled-article.ts';
import type { Subpage, SubpageRegistry } from '../subpages.ts';
import { toSampledExample } from '../write-example.ts';
import { SchemaPageBuilder } from './schema-page-builder.ts';

interface SubpageOptions {
  readonly context: ApiContext;
  /** The page of the operation or schema. */
  readonly host: Link;
  /** The name of the schema, if the host is a schema page. */
  readonly ownName: string | null;
}

/**
 * Compiles the pages of all inline schemas that did not fit on the page of their operation or schema, or on another
 * subpage.
 */
export function compileSubpages(registry: SubpageRegistry, options: SubpageOptions): SchemaPart[] {
  const pages: SchemaPart[] = [];
  // The loop also visits subpages added during iteration.
  for (const subpage of registry.subpages) pages.push(compileSubpage(subpage, registry, options));
  return pages;
}

function compileSubpage(
  { path, node }: Subpage,
  registry: SubpageRegistry,
  { context, host, ownName }: SubpageOptions,
): SchemaPart {
  const page = new SchemaPageBuilder(context, registry, { ownName, linkNamed: true });
  const root = toRoot(node);
  const schema = page.addRoot(root, { facts: context.schemas.facts(root.shape) });
  const [source] = node.schemas;
  const draft = draftPage(
    path,
    schemaPage({
      title: nameFrom(node.path.length === 1 && ownName !== null ? ownName : node.path.join('.'), node),
      schema,
      idPrefix: toFragmentId(node.path),
      hasProperties: false,
      example: source === undefined || node.skip > 0 ? null : toSampledExample(source, node, page),
      partOf: host,
      usedBy: [],
      usedByMore: 0,
    }),
    context.messages.page,
  );
  page.grow([schema], MAX_ARTICLE_ELEMENTS - draft.elements);
  return { ...draft, schema };
}
