import type { Core } from '../core.ts';
import { formTools } from './form-tools.ts';
import type { ModelContext } from './page-tool.ts';
import { readingTools } from './reading-tools.ts';

/** Offers the page's tools to the browser's agent (https://webmachinelearning.github.io/webmcp). */
export function registerTools(context: ModelContext, document: Document, core: Core): void {
  const search = document.querySelector<HTMLFormElement>('form[role="search"]');
  const base = search === null ? '' : new URL(search.action).pathname.replace(/\/search$/, '');
  const tools = [...readingTools(base), ...formTools(document, core)];
  if (context.registerTool === undefined) context.provideContext?.({ tools });
  // A page that is loaded again without its document may have registered a name already; the others are of use without it.
  else for (const tool of tools) void Promise.resolve(context.registerTool(tool)).catch(reportError);
}
