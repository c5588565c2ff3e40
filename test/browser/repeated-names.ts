import type { Page } from 'playwright-core';
import { loadAxe } from './axe.ts';

/**
 * Names that several controls of a page share, with everything opened (WCAG 2.2 §2.4.6, §2.4.9). A tab or radio button
 * is named with its group, as it is announced. Links of the text share a name only if they lead to the same page. A link
 * to a position on its page is named by the list that it is in.
 */
export async function repeatedNames(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details:not([name])')) (details as HTMLDetailsElement).open = true;
  });
  await loadAxe(page);
  return page.evaluate(() => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    axe.setup(document);
    const nameOf = (element: Element): string =>
      (axe.commons.text.accessibleText(element) || element.textContent || '').replace(/\s+/g, ' ').trim();
    const owners = new Map<string, Set<unknown>>();
    const selector = 'button, select, input, textarea, summary, [role=tab], main a[href]:not([href^="#"])';
    for (const control of document.querySelectorAll(selector)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const group = control.closest('[role=tablist], [role=radiogroup], fieldset');
      const kind = control.matches('a, input, select, textarea') ? control.localName : 'button';
      const name = [kind, ...(group === null ? [] : [nameOf(group)]), nameOf(control)].join(': ');
      const target = control instanceof HTMLAnchorElement ? control.href : control;
      owners.set(name, (owners.get(name) ?? new Set()).add(target));
    }
    axe.teardown();
    return [...owners].filter(([, { size }]) => size > 1).map(([name, { size }]) => `${size} × ${name}`);
  });
}
