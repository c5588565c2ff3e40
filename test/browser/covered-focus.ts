import type { Page } from 'playwright-core';

/** The element with the focus, and whether a bar or the window's edge hides it entirely (WCAG 2.2 §2.4.11). */
interface FocusPlace {
  readonly name: string;
  readonly isInForm: boolean;
  readonly isCovered: boolean;
}

/** Runs in the page. Finding what is fixed takes most of the time, so a caller may have found it before. */
export function describeFocus(found?: readonly Element[]): FocusPlace {
  const focused = document.activeElement ?? document.body;
  const isFixed = (element: Element): boolean => /fixed|sticky/.test(getComputedStyle(element).position);
  const fixed = found ?? [...document.querySelectorAll('body *')].filter(isFixed);
  const bars = fixed
    .filter((bar) => bar.checkVisibility() && !bar.contains(focused) && !isFixed(focused))
    .map((bar) => bar.getBoundingClientRect());
  // The bar at the bottom of a phone is as high as its controls and the space around them.
  const menu = document.querySelector('.menu-button');
  if (
    menu !== null &&
    getComputedStyle(menu).position === 'fixed' &&
    focused.closest('.menu-button, .search, .try-it, .toc') === null
  )
    bars.push(new DOMRect(0, menu.getBoundingClientRect().top - 8, innerWidth, innerHeight));
  // A link may be on several lines.
  const isCovered = [...focused.getClientRects()].every(
    (box) =>
      box.bottom <= 0 ||
      box.top >= innerHeight ||
      bars.some(
        ({ top, bottom, left, right }) =>
          box.top >= top && box.bottom <= bottom && box.left >= left && box.right <= right,
      ),
  );
  return { name: focused.outerHTML.slice(0, 90), isInForm: focused.closest('.try') !== null, isCovered };
}

/** What takes the focus, of long lists the first and last of a kind: first forwards, then backwards. */
export function focusEach(page: Page): Promise<FocusPlace[]> {
  return page.evaluate(`(${visit})(${describeFocus})`);
}

/** Runs in the page. */
function visit(describe: typeof describeFocus): FocusPlace[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  const nameOf = (element: Element | null): string => `${element?.localName}.${element?.className}`;
  const kinds = Map.groupBy(all, (stop) => `${nameOf(stop.parentElement)} ${nameOf(stop)}`);
  const ends = new Set([...kinds.values()].flatMap((kind) => [...kind.slice(0, 5), ...kind.slice(-5)]));
  const stops = [...all].filter((stop) => ends.has(stop));
  const fixed = [...document.querySelectorAll('body *')].filter((element) =>
    /fixed|sticky/.test(getComputedStyle(element).position),
  );
  return [...stops, ...stops.toReversed()].flatMap((stop) => {
    stop.focus();
    return document.activeElement === stop ? [describe(fixed)] : [];
  });
}
