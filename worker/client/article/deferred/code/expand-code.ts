import type { LaterMessages } from '../../../../model/messages/messages.ts';
import { createElement } from '../../../dom/create-element.ts';
import { placedLabel } from './name-code.ts';

/** Adds a button that expands code cut off at the bottom of the samples column. */
export function offerExpand(root: ParentNode, messages: LaterMessages): void {
  const observer = new ResizeObserver((changes) => {
    for (const { target } of changes) markCut(target, messages);
  });
  for (const pre of root.querySelectorAll('.exchange pre')) {
    observer.observe(pre);
    pre.addEventListener('scroll', () => markCut(pre, messages), { passive: true });
  }
}

/** Shows the responses of a narrow window in full. */
export function openAnswers(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const answers = target instanceof Element ? target.closest('[data-action="open-answer"]')?.parentElement : null;
    for (const block of answers?.querySelectorAll<HTMLElement>('.code') ?? []) block.dataset.expanded = '';
    [...(answers?.querySelectorAll('pre') ?? [])].find((pre) => pre.checkVisibility())?.focus({ preventScroll: true });
  });
}

function markCut(pre: Element, messages: LaterMessages): void {
  const block = pre.closest<HTMLElement>('[data-code]');
  if (block === null) return;
  const isCut = pre.scrollHeight - pre.clientHeight - pre.scrollTop > 8;
  block.toggleAttribute('data-cut', isCut);
  if (isCut && block.querySelector('[data-action="expand"]') === null) block.append(createButton(block, messages));
}

function createButton(block: HTMLElement, messages: LaterMessages): HTMLButtonElement {
  const button = createElement('button', {
    type: 'button',
    textContent: messages.expandCode,
    ariaLabel: placedLabel(messages.expandCode, block),
  });
  button.dataset.action = 'expand';
  button.addEventListener('click', () => {
    block.dataset.expanded = '';
    button.remove();
    block.querySelector('pre')?.focus({ preventScroll: true });
  });
  return button;
}
