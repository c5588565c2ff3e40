import { type ComponentType, createElement, type ReactElement, useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Component = ComponentType<Readonly<Record<string, unknown>>>;
export type LoadComponent = () => Promise<{ readonly default: Component }>;

/** An empty string that may be parsed as markup under a policy of Trusted Types; not in every browser. */
const EMPTY_HTML =
  (globalThis as { readonly trustedTypes?: { readonly emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';

/** Makes of the HTML of a component the component itself; returns what ends it. */
export function hydrate(element: HTMLElement, component: Component): () => void {
  const { properties = '{}', prefix = '' } = element.dataset;
  const slot = element.querySelector('docs-slot');
  const children = slot === null ? null : createElement(Slot, { nodes: [...slot.childNodes] });
  const root = hydrateRoot(element, createElement(component, JSON.parse(properties), children), {
    identifierPrefix: prefix,
  });
  return () => root.unmount();
}

/** What the page has inside of the component: React leaves it as it is, and it is put back where React makes its element anew. */
function Slot({ nodes }: { readonly nodes: readonly ChildNode[] }): ReactElement {
  const slot = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (slot.current?.firstChild === null) slot.current.append(...nodes);
  });
  return createElement('docs-slot', {
    ref: slot,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: EMPTY_HTML },
  });
}
