import { trustedHtml } from '../dom/trusted-html.ts';

/** Loads the items of a group. If that fails, a message appears below the link to all of them. */
export async function loadGroup(details: HTMLDetailsElement, failedText: string): Promise<void> {
  const list = details.querySelector('ul');
  if (list === null) return;
  list.ariaBusy = 'true';
  if (!(await loadItems(details, list))) showFailure(list, failedText);
  list.ariaBusy = null;
}

/**
 * Replaces the items of a group with those at its `data-src`: HTML from our own origin, created by the same build as the
 * page. If that fails, the link to all of them stays, the next call retries, and the result is false.
 */
export async function loadItems({ dataset }: HTMLElement, list: HTMLElement): Promise<boolean> {
  const { src } = dataset;
  if (src === undefined) return true;
  delete dataset.src;
  try {
    const response = await fetch(src);
    if (!response.ok) throw new Error(src);
    list.innerHTML = trustedHtml(await response.text());
    return true;
  } catch {
    dataset.src = src;
    return false;
  } finally {
    list.style.minBlockSize = '';
  }
}

function showFailure(list: Element, text: string): void {
  list.querySelector('[role="alert"]')?.remove();
  const item = document.createElement('li');
  const message = document.createElement('p');
  message.role = 'alert';
  message.textContent = text;
  item.append(message);
  list.append(item);
}
