import { fence } from '../../../../../worker/model/markup/fences.ts';
import { plain } from '../../../../../worker/model/markup/plain-markdown.ts';
import type { Prose } from '../../../description/prose.ts';
import type { RenderContext } from '../../../page.ts';
import { joinBlocks, link } from '../../../text/markdown/markdown-text.ts';

export interface Example {
  readonly id: string;
  readonly title: string;
  /** Its summary, which readers see even if there is no other example to choose. */
  readonly summary: string | null;
  readonly description: Prose | null;
  /** As sent. */
  readonly text: string;
  /** Language for highlighting: `json`, `xml`, `text`. */
  readonly language: string;
  /** Linked instead of displayed. */
  readonly externalValue: string | null;
}

/** The examples of one media type. */
export interface ExampleContent {
  /** The media type. */
  readonly name: string;
  readonly examples: readonly Example[];
}

/** An example as sent, with its title if it has one. The name of a single one says nothing. */
export function exampleBlock(example: Example, context: RenderContext, isAlone = false): string {
  const { page } = context.messages;
  const { summary, description: prose, text, language, externalValue } = example;
  const title = isAlone ? (summary ?? page.example) : example.title;
  return joinBlocks([
    title === page.example ? `${page.example}:` : `${page.example}: ${plain(title)}`,
    prose?.markdown ?? null,
    externalValue === null
      ? fence(text, language)
      : link(externalValue, /^https?:/.test(externalValue) ? externalValue : null),
  ]);
}
