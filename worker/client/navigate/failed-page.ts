import type { LaterCore } from '../core.ts';
import { createElement } from '../dom/create-element.ts';
import { findSidebar, markCurrent } from './swap-page.ts';

/** Shows that a page could not be loaded, in place of its article. */
export function showFailedPage(document: Document, url: URL, core: LaterCore, retry: () => void): void {
  const main = document.querySelector('main');
  const sidebar = findSidebar(document);
  const button = createElement('button', { type: 'button', className: 'button', textContent: core.messages.retry });
  button.addEventListener('click', retry);
  const article = createElement('article', { className: 'message' });
  article.append(
    createElement('h1', { textContent: core.messages.loadFailed }),
    createElement('p', { textContent: core.messages.loadFailedText }),
    button,
  );
  document.title = core.messages.loadFailed;
  if (main !== null) {
    main.className = 'error-page';
    main.replaceChildren(article);
  }
  if (sidebar !== null) markCurrent(sidebar, [url.pathname], core);
}
