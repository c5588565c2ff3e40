import { WRAP } from '../../../../model/markup/icon-outlines.ts';
import type { LaterCore } from '../../../core.ts';
import { createElement, createIcon } from '../../../dom/create-element.ts';
import { placedLabel } from './name-code.ts';

/** Has a value if long lines of code should wrap. */
export const WRAP_KEY = 'code.wrap';

/** Adds a button to code blocks with truncated lines, which turns on wrapping in all blocks and remembers it. */
export function offerWordWrap(root: ParentNode, core: LaterCore): void {
  const observer = new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (isWrapped() || isCutOff(target)) addButton(target, core);
    }
  });
  for (const block of root.querySelectorAll('[data-code]')) observer.observe(block);
}

function isWrapped(): boolean {
  return 'wrap' in document.documentElement.dataset;
}

function isCutOff(block: Element): boolean {
  const pre = block.querySelector('pre');
  return pre !== null && pre.scrollWidth > pre.clientWidth;
}

function addButton(block: Element, core: LaterCore): void {
  const button = createElement('button', {
    type: 'button',
    ariaLabel: placedLabel(core.messages.toggleWordWrap, block),
    title: core.messages.toggleWordWrap,
    ariaPressed: String(isWrapped()),
  });
  button.dataset.action = 'wrap';
  button.append(createIcon(WRAP));
  button.addEventListener('click', () => {
    const { top } = block.getBoundingClientRect();
    toggleWrap(core);
    // Blocks above have changed their height, so keep the block under the pointer in place.
    scrollBy({ top: block.getBoundingClientRect().top - top, behavior: 'instant' });
  });
  block.append(button);
}

function toggleWrap(core: LaterCore): void {
  const wrapped = document.documentElement.toggleAttribute('data-wrap');
  core.writeStored(WRAP_KEY, wrapped ? 'true' : '');
  for (const button of document.querySelectorAll('[data-action="wrap"]')) button.ariaPressed = String(wrapped);
}
