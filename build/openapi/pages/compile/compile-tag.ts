import type { Card } from '../../../../worker/model/parts.ts';
import { pathToHref } from '../../../../worker/model/path.ts';
import { FragmentIds } from '../../../base/fragment-ids.ts';
import { repeatsName } from '../../../page/blocks/api/schema/names.ts';
import { SECTION_IDS } from '../../../page/blocks/api/section.tsx';
import type { DescriptionCompiler } from '../../../page/description/compile-description.ts';
import { dividePage } from '../../../page/divide-page.tsx';
import { type Tag as TagArticle, tagPage } from '../../../page/kinds/tag-page.tsx';
import type { RenderContext } from '../../../page/page.ts';
import type { Tag } from '../../core/operations/tags.ts';
import { readExternalDocs } from '../../core/references/links.ts';
import type { ApiContext } from '../api-context.ts';
import type { CompiledArticle } from '../compiled-article.ts';
import type { SubpageRegistry } from '../subpages.ts';

/** The card of a tag in a list. */
export function toTagCard(tag: Tag, markdown: DescriptionCompiler, { base, messages }: RenderContext): Card {
  const count = tag.operations.length;
  return {
    title: tag.label,
    description: markdown.summarize(readDescription(tag)) || null,
    href: pathToHref(base, tag.path),
    // A tag may only hold a description or other tags.
    count: count === 0 ? null : messages.reference.operationCount(count),
  };
}

/** Compiles the page of a tag. */
export function compileTag(
  tag: Pick<Tag, 'label' | 'definition'>,
  { markdown, base, messages }: Pick<ApiContext, 'markdown' | 'base' | 'messages'>,
  { tags, operations }: Pick<TagArticle, 'tags' | 'operations'>,
  registry: SubpageRegistry,
): CompiledArticle<TagArticle> {
  const ids = new FragmentIds(Object.values(SECTION_IDS));
  const text = markdown.compilePage(readDescription(tag), ids, {
    pieceHref: (piece) => pathToHref(base, registry.continuation(piece)),
  });
  const whole: TagArticle = {
    title: tag.label,
    text,
    externalDocs: tag.definition === null ? null : readExternalDocs(tag.definition),
    tags,
    operations,
  };
  const page = tagPage(whole);
  const pages = dividePage(page, { base, messages, pathOf: (index) => registry.continuation(index) });
  return { whole, page, pages, parts: [] };
}

function readDescription({ label, definition }: Pick<Tag, 'label' | 'definition'>): string {
  const description = definition?.text('description') ?? '';
  return repeatsName(description, label) ? '' : description;
}
