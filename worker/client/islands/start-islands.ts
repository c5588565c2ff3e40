import { PAGE_VIEW_EVENT } from '../navigate/page-view.ts';
import type { LoadComponent } from './hydrate.ts';

/** Distance below the window at which components load. */
const AHEAD = '200px';

/** Hydrates the components of this page and the following ones when they come into view. */
export function startIslands(components: Readonly<Record<string, LoadComponent>>): void {
  /** The unmount function of each component, by element. */
  const running = new Map<Element, Promise<() => void>>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const load = components[(target as HTMLElement).dataset.island ?? ''];
        if (!isIntersecting || load === undefined) continue;
        observer.unobserve(target);
        running.set(target, start(target as HTMLElement, load));
      }
    },
    { rootMargin: AHEAD },
  );
  const look = (): void => {
    for (const [element, end] of running) {
      if (element.isConnected) continue;
      running.delete(element);
      end.then((unmount) => unmount()).catch(reportError);
    }
    for (const element of document.querySelectorAll('[data-island]'))
      if (!running.has(element)) observer.observe(element);
  };
  document.addEventListener(PAGE_VIEW_EVENT, look);
  look();
}

async function start(element: HTMLElement, load: LoadComponent): Promise<() => void> {
  const [{ hydrate }, { default: component }] = await Promise.all([import('./hydrate.ts'), load()]);
  return hydrate(element, component);
}
