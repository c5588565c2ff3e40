import type { RenderContext } from '../../../render-context.ts';
import { fence, joinBlocks, link, oneLine } from '../../../text/markdown/markdown-text.ts';
import type { Example } from './model.ts';

/** An example as sent, with its title if it has one. */
export function exampleBlock(example: Example, context: RenderContext): string {
  const { page } = context.messages;
  const { title, description: prose, text, language, externalValue } = example;
  return joinBlocks([
    title === page.example ? `${page.example}:` : `${page.example}: ${oneLine(title)}`,
    prose?.markdown ?? null,
    externalValue === null
      ? fence(text, language)
      : link(externalValue, /^https?:/.test(externalValue) ? externalValue : null),
  ]);
}
