import { createContext, type ReactElement, useContext } from 'react';
import type { SafeHtml } from '../../worker/model/markup/safe-html.ts';
import type { PageMessages } from '../../worker/model/messages/messages.ts';
import { renderMarkup } from './messages.tsx';

type RenderSchema = () => SafeHtml;

/** The schemas left out of a draft, in page order; null outside a draft. */
const DraftContext = createContext<RenderSchema[] | null>(null);

/** Where a schema belongs. Page texts cannot forge it: they are escaped, and descriptions may not contain it. */
const GAP = '<slot></slot>';

/**
 * Renders everything in an article except its schemas, once. The returned function adds the schemas as they are by then:
 * without their trees, to count the page's elements, and later with everything that fits.
 */
export function draftMarkup(element: ReactElement, messages: PageMessages): () => SafeHtml {
  const schemas: RenderSchema[] = [];
  const pieces = renderMarkup(<DraftContext value={schemas}>{element}</DraftContext>, messages).split(GAP);
  return () => pieces.reduce((html, piece, index) => html + piece + (schemas[index]?.() ?? ''), '') as SafeHtml;
}

/** Returns a function that leaves a gap for a schema. Throws outside `draftMarkup`. */
export function useDraft(): (schema: RenderSchema) => ReactElement {
  const schemas = useContext(DraftContext);
  if (schemas === null) throw new Error('Schemas need a draft: render them with draftMarkup()');
  return (schema) => {
    schemas.push(schema);
    return <slot />;
  };
}
