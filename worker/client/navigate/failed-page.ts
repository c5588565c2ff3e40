import { laterEn } from '../../model/later-strings.ts';
import type { Core } from '../core.ts';
import { createElement } from '../create-element.ts';
import { findSidebar, markCurrent } from './swap-page.ts';

/** Says that a page could not be loaded, in the place of its article. */
export function showFailedPage(document: Document, url: URL, core: Core, retry: () => void): void {
  const main = document.querySelector('main');
  const sidebar = findSidebar(document);
  const button = createElement('button', { type: 'button', className: 'button', textContent: laterEn.retry });
  button.addEventListener('click', retry);
  const article = createElement('article', { className: 'message' });
  article.append(
    createElement('h1', { textContent: laterEn.loadFailed }),
    createElement('p', { textContent: laterEn.loadFailedText }),
    button,
  );
  document.title = laterEn.loadFailed;
  if (main !== null) {
    main.className = 'error-page';
    main.replaceChildren(article);
  }
  if (sidebar !== null) markCurrent(sidebar, [url.pathname], core);
}
