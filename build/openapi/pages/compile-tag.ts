import type { OperationCard, TagArticle } from '../../../worker/model/api-articles.ts';
import type { Card } from '../../../worker/model/parts.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import { SECTION_IDS } from '../../../worker/ui/api/sections.ts';
import { FragmentIds } from '../../fragment-ids.ts';
import type { DescriptionCompiler } from '../../markdown/compile-description.ts';
import { summarize } from '../../markdown/summary.ts';
import { readExternalDocs } from '../core/links.ts';
import type { Tag } from '../core/tags.ts';

/** A tag where others are listed. */
export function toTagCard(tag: Tag, markdown: DescriptionCompiler, base: string): Card {
  const count = tag.operations.length;
  return {
    title: tag.label,
    description: summarizeTag(tag, markdown) || null,
    href: pathToHref(base, tag.path),
    // One that only explains, or holds other tags.
    count: count === 0 ? null : count === 1 ? '1 operation' : `${count} operations`,
  };
}

/** The page of a tag. */
export function compileTag(
  tag: Tag,
  markdown: DescriptionCompiler,
  tags: readonly Card[],
  operations: readonly OperationCard[],
): TagArticle {
  return {
    kind: 'tag',
    title: tag.label,
    description: markdown.compilePage(
      tag.definition?.text('description') ?? '',
      new FragmentIds(Object.values(SECTION_IDS)),
    ).prose,
    externalDocs: tag.definition === null ? null : readExternalDocs(tag.definition),
    tags,
    operations,
  };
}

/** What search engines show of a tag; empty when nothing is said of it. */
export function summarizeTag({ definition }: Tag, markdown: DescriptionCompiler): string {
  return summarize(markdown.compile(definition?.text('description') ?? ''));
}
