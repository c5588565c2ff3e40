/** What the first script does for the groups of a sidebar. */
interface GroupHost {
  readonly failedText: string;
  readonly trustedHtml: (html: string) => string;
  /** Called for a group with new items. */
  readonly onLoad: (details: HTMLDetailsElement) => void;
  /** Called after the groups that were open from the start have their items, unless the reader has moved on. */
  readonly onLoadAll: () => void;
}

/** Loads the items of the groups that are open, and of each that is opened. */
export async function loadGroups(sidebar: HTMLElement, column: HTMLElement, host: GroupHost): Promise<void> {
  // `toggle` does not bubble, but is captured here.
  sidebar.addEventListener('toggle', ({ target }) => void openGroup(target, host), true);
  const unloaded = [...sidebar.querySelectorAll<HTMLDetailsElement>('details[open][data-src]')];
  if (unloaded.length === 0) return;
  const moved = watchForInput(column);
  await Promise.all(
    unloaded.map(async (details) => {
      await loadGroup(details, host);
      host.onLoad(details);
    }),
  );
  if (!moved.aborted) host.onLoadAll();
}

/** A signal that is aborted when the reader interacts with the column. */
function watchForInput(column: HTMLElement): AbortSignal {
  const moved = new AbortController();
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    column.addEventListener(type, () => moved.abort(), { passive: true, signal: moved.signal });
  }
  return moved.signal;
}

async function openGroup(target: EventTarget | null, host: GroupHost): Promise<void> {
  if (target instanceof HTMLDetailsElement && target.open) await loadGroup(target, host);
}

/** Loads the items of a group. If that fails, a message appears below the link to all of them. */
async function loadGroup(details: HTMLDetailsElement, { failedText, trustedHtml }: GroupHost): Promise<void> {
  const list = details.querySelector('ul');
  if (list === null) return;
  list.ariaBusy = 'true';
  if (!(await loadItems(details, list, trustedHtml))) showFailure(list, failedText);
  list.ariaBusy = null;
}

/**
 * Replaces the items of a group with those at its `data-src`: HTML from our own origin, created by the same build as the
 * page. If that fails, the link to all of them stays, the next call retries, and the result is false.
 */
export async function loadItems(
  { dataset }: HTMLElement,
  list: HTMLElement,
  trustedHtml: (html: string) => string,
): Promise<boolean> {
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
