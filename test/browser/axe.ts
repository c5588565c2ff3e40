import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe in a page. Its policy blocks foreign scripts, but not scripts of the debugger. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

export interface Checked {
  /** Selector of the checked part. */
  readonly part?: string;
  readonly without?: readonly string[];
  readonly rules?: readonly string[] | undefined;
}

/** Each rule that a page violates, and where. */
export async function findViolations(page: Page, { part, without = [], rules }: Checked = {}): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(
    async ({ selector, off, runOnly }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(selector ?? document, {
        runOnly,
        resultTypes: ['violations'],
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
      });
      return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    { selector: part, off: without, runOnly: [...(rules ?? ALL_RULES)] },
  );
}
