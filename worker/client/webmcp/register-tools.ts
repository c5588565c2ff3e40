import type { Core } from '../core.ts';
import { formTools } from './form-tools.ts';
import { type ModelContext, offerTools } from './page-tool.ts';
import { readingTools } from './reading-tools.ts';

/** Offers the page's tools to the browser's agent (https://webmachinelearning.github.io/webmcp). */
export function registerTools(context: ModelContext, document: Document, core: Core): void {
  const search = document.querySelector<HTMLFormElement>('form[role="search"]');
  const base = search === null ? '' : new URL(search.action).pathname.replace(/\/search$/, '');
  offerTools(context, [...readingTools(base), ...formTools(document, core)]);
}
