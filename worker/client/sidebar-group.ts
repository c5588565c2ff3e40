import { trustedHtml } from './trusted-html.ts';

/**
 * Replaces the items of a group by those that its `data-src` names. When that fails, the link to all of them
 * stays, a message says so, and the next opening tries again.
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

/** HTML of our own origin, made by the same build as the page. */
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
