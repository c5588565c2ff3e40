import { trustedHtml } from '../dom/trusted-html.ts';

/**
 * Replaces the items of a group with those at its `data-src`. If that fails, the link to all of them stays, a message
 * appears, and the next opening retries.
 */
export async function loadGroup(details: HTMLDetailsElement, failedText: string): Promise<void> {
  const list = details.querySelector('ul');
  const source = details.dataset.src;
  if (list === null || source === undefined) return;
  delete details.dataset.src;
  list.ariaBusy = 'true';
  try {
    list.innerHTML = trustedHtml(await fetchItems(source));
  } catch {
    details.dataset.src = source;
    showFailure(list, failedText);
  } finally {
    list.ariaBusy = null;
  }
}

/** HTML from our own origin, created by the same build as the page. */
async function fetchItems(source: string): Promise<string> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(source);
  return response.text();
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
