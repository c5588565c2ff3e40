import type { LaterCore } from '../../../core.ts';

const COPYING = '[data-action^="copy"], main a[href^="#"]';
const CONFIRMATION_MS = 2000;
const CHECK = 'm2.5 8.5 3.5 3.5 7.5-8';

/**
 * Handles buttons that copy their own text, a file, or the code next to them. A link to its own position is both copied
 * and followed.
 */
export function copyOnClick(document: Document, core: LaterCore): void {
  document.addEventListener('click', async ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(COPYING) : null;
    if (control === null || (control instanceof HTMLAnchorElement && !leadsToItself(control))) return;
    const copied = await copy(control);
    if (copied) confirm(control, core.messages.copied);
    core.announce(document, copied ? core.messages.copied : core.messages.copyFailed);
  });
}

/** Whether the link leads to the heading before it, or to the field around it. */
function leadsToItself(link: HTMLAnchorElement): boolean {
  const targets = [link.previousElementSibling, link.closest('[id]')];
  return targets.some((target) => link.getAttribute('href') === `#${target?.id}`);
}

async function copy(control: HTMLElement): Promise<boolean> {
  const link = control instanceof HTMLAnchorElement ? control : null;
  const code = link === null ? findCode(control) : null;
  const { src, text = link?.href ?? code?.textContent ?? '' } = control.dataset;
  try {
    await (src === undefined ? navigator.clipboard.writeText(text) : copyFile(src));
    return true;
  } catch {
    // Denied, or unavailable without a secure context.
    return src === undefined && copySelection(code, text);
  }
}

function findCode(button: HTMLElement): Element | null {
  return (button.closest('[data-code]') ?? button.parentElement)?.querySelector('code') ?? null;
}

/** Passes the clipboard a promise, because Safari refuses to copy after waiting for the text. */
async function copyFile(src: string): Promise<void> {
  const text = fetchText(src);
  await Promise.all([text, navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])]);
}

async function fetchText(src: string): Promise<string> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src}: status ${response.status}`);
  return response.text();
}

/** The legacy way to copy. If that fails too, the code stays selected. */
function copySelection(code: Element | null, text: string): boolean {
  const selection = getSelection();
  const replaceText = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  if (code !== null) selection?.selectAllChildren(code);
  document.addEventListener('copy', replaceText);
  const copied = document.execCommand('copy');
  document.removeEventListener('copy', replaceText);
  if (copied) selection?.removeAllRanges();
  return copied;
}

/** Changes the icon to a check mark. For a link, which has no icon, the styles show the text. */
function confirm(control: HTMLElement, text: string): void {
  if ('copied' in control.dataset) return;
  const icon = control.querySelector('.icon path');
  const outline = icon?.getAttribute('d') ?? '';
  control.dataset.copied = text;
  icon?.setAttribute('d', CHECK);
  setTimeout(() => {
    delete control.dataset.copied;
    icon?.setAttribute('d', outline);
  }, CONFIRMATION_MS);
}
