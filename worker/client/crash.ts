import { laterEn } from '../model/later-strings.ts';
import { createElement } from './create-element.ts';

/**
 * Says that what makes an article work has failed. The text below stays: it is complete without any script, so the
 * styles show it as they do where none runs.
 */
export function showCrash(document: Document): void {
  const main = document.querySelector('main');
  if (main === null || 'crashed' in main.dataset) return;
  main.dataset.crashed = '';
  const again = createElement('button', { type: 'button', className: 'button', textContent: laterEn.tryAgain });
  again.addEventListener('click', () => location.reload());
  const message = createElement('section', { role: 'alert', className: 'crash' });
  message.append(
    createElement('h2', { textContent: laterEn.crashed }),
    createElement('p', { textContent: laterEn.crashedText }),
    again,
  );
  main.prepend(message);
}
