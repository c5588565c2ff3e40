import { whenIdle } from './when-idle.ts';

/** Code with a language whose tokens the build has not marked: samples and examples. */
const PLAIN_CODE = 'pre > code[class*="language-"]:not(:has(*))';

/**
 * Colours plain code by the CSS Custom Highlight API, which adds no elements; without it, code stays plain.
 * What does the work is fetched only for pages that need it, and last.
 */
export function enhanceCode(root: ParentNode): void {
  const blocks = root.querySelectorAll(PLAIN_CODE);
  if (blocks.length === 0 || !('highlights' in CSS)) return;
  whenIdle(async () => {
    try {
      const { highlightCode } = await import('./highlight/highlight-code.ts');
      highlightCode(blocks, whenIdle);
    } catch {
      // Not there, as after a deploy: a page without colours is still complete.
    }
  });
}
