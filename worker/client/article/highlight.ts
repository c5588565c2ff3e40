import { whenIdle } from '../dom/schedule.ts';

/** Code that the build did not highlight: samples and examples. */
const PLAIN_CODE = 'pre > code[class*="language-"]:not(:has(*))';

/**
 * Highlights plain code with the CSS Custom Highlight API, which adds no elements. Without it, code stays plain. The
 * highlighter is only fetched for pages that need it, and last.
 */
export function enhanceCode(root: ParentNode): void {
  if (!('highlights' in CSS)) return;
  whenIdle(async () => {
    const blocks = root.querySelectorAll(PLAIN_CODE);
    if (blocks.length === 0) return;
    try {
      const { highlightCode } = await import('../highlight/highlight-code.ts');
      highlightCode(blocks, whenIdle);
    } catch {
      // Missing, for example after a deploy. A page without colors is still complete.
    }
  });
}
