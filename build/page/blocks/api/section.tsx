import type { ReactElement, ReactNode } from 'react';
import type { PageMessages } from '../../../../worker/model/messages/messages.ts';
import { Heading } from '../../../../worker/ui/heading.tsx';
import { useMessages } from '../../messages.tsx';
import type { PageBlock } from '../../page.ts';
import { heading, joinBlocks } from '../../text/markdown/markdown-text.ts';

/** Fragment ids of the fixed sections of API pages. All other ids are part of the data. */
export const SECTION_IDS = {
  authorization: 'authorization',
  callbacks: 'callbacks',
  contact: 'contact',
  operations: 'operations',
  requestBody: 'request-body',
  responseExamples: 'response-examples',
  responses: 'responses',
  samples: 'samples',
  properties: 'schema-properties',
  schemas: 'schemas',
  servers: 'servers',
  usedBy: 'used-by',
  // Descriptions often have a heading "Webhooks", which keeps its id.
  webhooks: 'webhook-list',
} as const;

interface Section extends Pick<PageBlock, 'markdown' | 'search' | 'html'> {
  /** Fragment id. */
  readonly id: string;
  readonly title: (messages: PageMessages) => string;
}

/** A list below a heading. */
export function sectionBlock({ id, title, html, markdown, ...forms }: Section): PageBlock {
  return {
    ...forms,
    html: (
      <SectionElement id={id} title={title}>
        {html}
      </SectionElement>
    ),
    headings: (messages) => [{ id, text: title(messages), level: 2 }],
    markdown: (context) => joinBlocks([heading(2, title(context.messages.page)), markdown?.(context) ?? null]),
  };
}

function SectionElement({
  id,
  title,
  children,
}: Pick<Section, 'id' | 'title'> & { readonly children: ReactNode }): ReactElement {
  return (
    <section>
      <Heading level={2} id={id} text={title(useMessages())} />
      {children}
    </section>
  );
}

/** A list that may continue on another page; nothing if it is empty. */
export function listBlock<Item>(
  items: readonly Item[],
  toBlock: (items: readonly Item[], isContinued: boolean) => PageBlock,
): PageBlock {
  const slice = (start: number, end: number): PageBlock =>
    start < end ? toBlock(items.slice(start, end), start > 0) : {};
  return { ...slice(0, items.length), list: { length: items.length, slice } };
}

/**
 * The label of a control, with what surrounds it: several controls of a page may have the same label, and need names
 * that tell them apart (WCAG 2.2 §2.4.6). The name begins with the visible label (§2.5.3).
 */
export function placedLabel(label: string, within: string): string {
  return within === '' ? label : `${label} (${within})`;
}

/** A place inside another: `Request body lines`. */
export function joinPlace(within: string, name = ''): string {
  return `${within} ${name}`.trim();
}
