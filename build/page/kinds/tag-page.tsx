import type { Card, Link } from '../../../worker/model/parts.ts';
import { descriptionBlock } from '../blocks/api/description/block.tsx';
import { externalDocsBlock } from '../blocks/api/facts/text-link.tsx';
import { type OperationCard, OperationList, operationList } from '../blocks/api/operation-list/block.tsx';
import { listBlock } from '../blocks/api/section.tsx';
import { cardBlock } from '../blocks/card-list/card-list.tsx';
import type { CompiledPageText } from '../description/compile-description.ts';
import type { Page } from '../page.ts';
import { heading, joinBlocks } from '../text/markdown/markdown-text.ts';
import { nameBlock, reference } from './layouts.tsx';

export interface Tag {
  readonly title: string;
  readonly text: CompiledPageText;
  readonly externalDocs: Link | null;
  /** Child tags. */
  readonly tags: readonly Card[];
  readonly operations: readonly OperationCard[];
}

/** The page of a tag, with a card for each of its operations. */
export function tagPage({ title, text, externalDocs, tags, operations }: Tag): Page {
  return {
    facts: { kind: 'tag', title },
    layout: reference,
    blocks: [
      nameBlock(title),
      descriptionBlock(text),
      externalDocsBlock(externalDocs),
      listBlock(tags, cardBlock),
      listBlock(operations, (shown) => ({
        html: <OperationList operations={shown} />,
        markdown: (context) =>
          joinBlocks([heading(2, context.messages.page.operations), operationList(shown, context)]),
      })),
    ],
  };
}
