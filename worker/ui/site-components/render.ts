import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

interface RenderOptions {
  /** Whether the browser hydrates it. React then marks the boundaries of text nodes. */
  readonly isIsland: boolean;
  /** Prefix of generated ids, which keeps several uses on a page apart. */
  readonly prefix: string;
}

type Properties = Readonly<Record<string, unknown>>;

/**
 * Renders a component to HTML, with `children` inside. Bundled with the site's components, so that they share one React
 * with the renderer.
 */
export function render(
  component: ComponentType<Properties>,
  properties: Properties,
  children: string | null,
  { isIsland, prefix }: RenderOptions,
): string {
  const shown: ReactNode = isIsland && children !== null ? createElement('docs-slot', null, children) : children;
  const element = shown === null ? createElement(component, properties) : createElement(component, properties, shown);
  return (isIsland ? renderToString : renderToStaticMarkup)(element, { identifierPrefix: prefix });
}
