import type { LaterMessages } from '../../model/messages/messages.ts';
import { createElement } from '../dom/create-element.ts';
import { openDialog } from './open-dialog.ts';

/** Shows an image in full size above the page. */
export function showImage({ currentSrc, alt }: HTMLImageElement, messages: LaterMessages): void {
  const dialog = createElement('dialog', { className: 'zoomed', ariaLabel: messages.enlarged });
  const whole = createElement('button', { type: 'button', ariaLabel: messages.close });
  whole.append(createElement('img', { src: currentSrc, alt }));
  dialog.append(whole);
  dialog.addEventListener('click', () => dialog.close());
  openDialog(dialog);
}
