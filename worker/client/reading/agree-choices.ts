/**
 * Choosing a request example, a body variant or a status also shows its counterparts: the response example of the same
 * name, the variant of the example, the description of the status.
 */
export function agreeChoices(document: Document): void {
  document.addEventListener('change', ({ target }) => {
    const tabs = target instanceof HTMLSelectElement ? target.parentElement : null;
    const panel = tabs?.querySelector<HTMLElement>(':scope > [data-tab]:not([hidden])') ?? null;
    if (tabs?.dataset.tabs !== '' || panel === null) return;
    if (tabs.closest('.request') !== null) followRequest(document, panel);
    else if (tabs.closest('.response-examples') !== null) followResponse(document, panel);
  });
  document.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element ? target.closest('.branch > summary') : null;
    const branch = summary?.parentElement;
    if (branch instanceof HTMLDetailsElement && !branch.open && bodyBranches(document).includes(branch))
      followBranch(document, branch);
  });
}

/** Branches opened by a chosen example. Another example closes them. */
const opened = new WeakSet<HTMLDetailsElement>();

function followRequest(document: Document, panel: HTMLElement): void {
  choose(findExample(document, '.response-examples', nameOf(panel)));
  const agreeing = bodyBranches(document).filter((branch) => agrees(branch, panel));
  const [only] = agreeing;
  if (only === undefined || agreeing.length > 1) return;
  for (const branch of bodyBranches(document)) if (opened.has(branch)) branch.open = branch === only;
  if (!only.open) opened.add(only);
  only.open = true;
}

/** The panel belongs to a status or an example. */
function followResponse(document: Document, panel: HTMLElement): void {
  const described = document.getElementById(panel.dataset.tab ?? '')?.closest('.response');
  const details = described?.querySelector<HTMLDetailsElement>(':scope > details');
  if (details != null) details.open = true;
  else choose(findExample(document, '.request', nameOf(panel)));
}

function followBranch(document: Document, branch: HTMLElement): void {
  const panels = findPanels(document, '.request');
  const named = panels.find((panel) => nameOf(panel) === titleOf(branch));
  choose(named ?? panels.find((panel) => agrees(branch, panel)));
}

/** The top-level variants of the request body. */
function bodyBranches(document: Document): HTMLDetailsElement[] {
  const body = document.querySelector('#request-body')?.closest('section');
  const branches = [...(body?.querySelectorAll<HTMLDetailsElement>('.branch') ?? [])];
  return branches.filter((branch) => branch.parentElement?.closest('.branch, .fields') === null);
}

/** Whether an example has the variant's name, or sends the variant's discriminator value. */
function agrees(branch: HTMLElement, panel: HTMLElement): boolean {
  if (titleOf(branch) === nameOf(panel)) return true;
  const [property, values] = branch.querySelector(':scope > summary code')?.textContent.split(' = ') ?? [];
  if (property === undefined || values === undefined) return false;
  const sent = `${panel.querySelector('pre')?.textContent ?? ''},`.replace(/["'\s]/g, '');
  return values.split(', ').some((value) => {
    const pair = `${property}:${value.replace(/["'\s]/g, '')}`;
    return [',', '}'].some((end) => sent.includes(pair + end));
  });
}

function titleOf(branch: HTMLElement): string | undefined {
  return branch.querySelector(':scope > summary b')?.textContent;
}

/** The label of a panel, without its media type. */
function nameOf(panel: HTMLElement): string {
  return panel.querySelector('p')?.textContent.replace(/ \([^()]*\/[^()]*\)$/, '') ?? '';
}

/** The example with this name. If there are several, one that is visible together with the current panels. */
function findExample(document: Document, exchange: string, name: string): HTMLElement | undefined {
  const panels = findPanels(document, exchange).filter((panel) => nameOf(panel) === name);
  return panels.find((panel) => panel.parentElement?.closest('[hidden]') === null) ?? panels[0];
}

function findPanels(document: Document, exchange: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`.exchange${exchange} [data-tabs=""] > [data-tab]`)];
}

/** Tabs show a hidden panel on this event, as they do for a search in the page. */
function choose(panel: HTMLElement | undefined): void {
  if (panel?.closest('[hidden]') != null) panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
}
