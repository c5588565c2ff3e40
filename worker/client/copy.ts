import { clientEn } from '../model/strings.ts';
import { announce } from './announce.ts';

const CONFIRMATION_MS = 2000;

/** Buttons that copy: a text that they carry, a file that they name, or else the code that they stand beside. */
export function copyOnClick(document: Document): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action^="copy"]') : null;
    if (button === null) return;
    const copied = await copy(button);
    if (copied) confirm(button);
    announce(document, copied ? clientEn.copied : clientEn.copyFailed);
  });
}

async function copy(button: HTMLElement): Promise<boolean> {
  const code = (button.closest('[data-code]') ?? button.parentElement)?.querySelector('code') ?? null;
  const { src, text = code?.textContent ?? '' } = button.dataset;
  try {
    await (src === undefined ? navigator.clipboard.writeText(text) : copyFile(src));
    return true;
  } catch {
    // Refused, or not there outside a secure context.
    return src === undefined && copySelection(code, text);
  }
}

/** The clipboard gets the promise: after a wait for the text, Safari would refuse it. */
async function copyFile(src: string): Promise<void> {
  const text = fetchText(src);
  await Promise.all([text, navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])]);
}

async function fetchText(src: string): Promise<string> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src}: status ${response.status}`);
  return response.text();
}

/** As browsers copied before there was a clipboard to write to; where that fails too, the code stays selected. */
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

/** The styles show the text beside the button. */
function confirm(button: HTMLElement): void {
  button.dataset.copied = clientEn.copied;
  setTimeout(() => {
    delete button.dataset.copied;
  }, CONFIRMATION_MS);
}
