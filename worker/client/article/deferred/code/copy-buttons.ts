import { COPY } from '../../../../model/markup/icon-outlines.ts';
import type { LaterMessages } from '../../../../model/messages/messages.ts';
import { createElement, createIcon } from '../../../dom/create-element.ts';
import { nameCode, placedLabel } from './name-code.ts';

/** Adds a copy button to each code block. In the page, buttons would be a tenth of the markup. */
export function offerCopy(root: ParentNode, messages: LaterMessages): void {
  const button = createButton(messages);
  nameCode(root);
  for (const block of root.querySelectorAll('[data-code]')) {
    if (block.querySelector('[data-action="copy"]') !== null) continue;
    const copy = button.cloneNode(true) as HTMLElement;
    copy.ariaLabel = placedLabel(messages.copyCode, block);
    block.append(copy);
  }
}

function createButton(messages: LaterMessages): HTMLButtonElement {
  const button = createElement('button', { type: 'button', title: messages.copyCode });
  button.dataset.action = 'copy';
  button.append(createIcon(COPY));
  return button;
}
