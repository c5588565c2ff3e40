import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** How a component of the site is rendered. */
interface RenderOptions {
  /** Whether the browser takes its markup over: React then marks where one text ends and the next begins. */
  readonly isIsland: boolean;
  /** Begins the ids that it makes, so that two uses on a page have different ones. */
  readonly prefix: string;
}

type Properties = Readonly<Record<string, unknown>>;

/**
 * The HTML of a component; `children` is put where it shows them. Bundled together with the components of a site, so that
 * they and their renderer share one React.
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
