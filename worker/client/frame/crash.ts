import type { LaterMessages } from '../../model/messages/messages.ts';
import { createElement } from '../dom/create-element.ts';

/**
 * Reports that a script of the article failed. The text is complete without scripts, so the styles show it as they do
 * when scripts are disabled.
 */
export function showCrash(document: Document, messages: LaterMessages): void {
  const main = document.querySelector('main');
  if (main === null || 'crashed' in main.dataset) return;
  main.dataset.crashed = '';
  const again = createElement('button', { type: 'button', className: 'button', textContent: messages.tryAgain });
  again.addEventListener('click', () => location.reload());
  const message = createElement('section', { role: 'alert', className: 'crash' });
  message.append(
    createElement('h2', { textContent: messages.crashed }),
    createElement('p', { textContent: messages.crashedText }),
    again,
  );
  main.prepend(message);
}
