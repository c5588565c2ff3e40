import { type ComponentType, createElement, type ReactElement, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { holdEnteredValues } from './entered-values.ts';

type Component = ComponentType<Readonly<Record<string, unknown>>>;
export type LoadComponent = () => Promise<{ readonly default: Component }>;

/** An empty string that may be parsed as markup under Trusted Types. Not supported by all browsers. */
const EMPTY_HTML =
  (globalThis as { readonly trustedTypes?: { readonly emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';

/** Hydrates a component from its HTML. Returns a function that unmounts it. */
export function hydrate(element: HTMLElement, component: Component): () => void {
  const { properties = '{}', prefix = '' } = element.dataset;
  const slot = element.querySelector('docs-slot');
  const children = slot === null ? null : createElement(Slot, { nodes: [...slot.childNodes] });
  const enterAgain = holdEnteredValues(element);
  const root = flushSync(() =>
    hydrateRoot(element, createElement(component, JSON.parse(properties), children), { identifierPrefix: prefix }),
  );
  enterAgain();
  return () => root.unmount();
}

/**
 * The page's content inside the component. React leaves it unchanged, and it is moved back if React recreates its
 * element.
 */
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
