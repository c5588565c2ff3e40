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
  chooseExample(document, findCounterpart(findPanels(document, '.response-examples'), panel));
  openBranch(bodyBranches(document), panel);
}

/** The panel belongs to a status or an example. */
function followResponse(document: Document, panel: HTMLElement): void {
  const details = findResponse(document, panel)?.querySelector<HTMLDetailsElement>(':scope > details');
  if (details == null) {
    choose(findCounterpart(findPanels(document, '.request'), panel));
    chooseExample(document, panel);
    return;
  }
  details.open = true;
  const request = findPanels(document, '.request').find(({ hidden }) => !hidden) ?? panel;
  chooseExample(document, findCounterpart([...panel.querySelectorAll<HTMLElement>('[data-tab]')], request));
}

/** Shows a response example, and its variant in the description of its status. */
function chooseExample(document: Document, panel: HTMLElement | undefined): void {
  if (panel === undefined) return;
  choose(panel);
  const status = panel.parentElement?.closest<HTMLElement>('[data-tab]') ?? panel;
  openBranch(topBranches(findResponse(document, status)), panel);
}

function followBranch(document: Document, branch: HTMLElement): void {
  const panel = findPanels(document, '.request').find((each) => agrees(branch, each));
  if (panel === undefined) return;
  choose(panel);
  chooseExample(document, findCounterpart(findPanels(document, '.response-examples'), panel));
}

/** Opens the only branch that an example belongs to. */
function openBranch(branches: readonly HTMLDetailsElement[], panel: HTMLElement): void {
  const [only, ...others] = branches.filter((branch) => agrees(branch, panel));
  if (only === undefined || others.length > 0) return;
  for (const branch of branches) if (opened.has(branch)) branch.open = branch === only;
  if (!only.open) opened.add(only);
  only.open = true;
}

/** The description of the status that a panel shows. */
function findResponse(document: Document, { dataset }: HTMLElement): Element | null | undefined {
  return document.getElementById(dataset.tab ?? '')?.closest('.response');
}

function bodyBranches(document: Document): HTMLDetailsElement[] {
  return topBranches(document.querySelector('#request-body')?.closest('section'));
}

/** The top-level variants of a body. */
function topBranches(section: Element | null | undefined): HTMLDetailsElement[] {
  return [...(section?.querySelectorAll<HTMLDetailsElement>('.branch:not(:is(.branch, .fields) *)') ?? [])];
}

/** Whether an example has the variant's name, or sends the variant's discriminator value. */
function agrees(branch: HTMLElement, panel: HTMLElement): boolean {
  if (titleOf(branch) === nameOf(panel)) return true;
  const [property, values] = branch.querySelector(':scope > summary code')?.textContent.split(' = ') ?? [];
  if (property === undefined || values === undefined) return false;
  const bare = (text: string): string => text.replace(/["'\s]/g, '');
  const sent = bare(panel.querySelector('pre')?.textContent ?? '').split(/[,{}]/);
  return values.split(', ').some((value) => sent.includes(bare(`${property}:${value}`)));
}

function titleOf(branch: HTMLElement): string | undefined {
  return branch.querySelector(':scope > summary b')?.textContent;
}

/** The label of a panel, without its media type. */
function nameOf(panel: HTMLElement): string {
  return panel.querySelector('p')?.textContent.replace(/ \([^()]*\/[^()]*\)$/, '') ?? '';
}

/** The title of an example and its key in the description, which its id ends in. */
function namesOf(panel: HTMLElement): string[] {
  const name = nameOf(panel);
  return [name, panel.dataset.tab?.split('-example-')[1] ?? name];
}

/**
 * The panel of the example with the same key or title, or else the one that a request names as its response. If there are
 * several, one that is visible with the others.
 */
function findCounterpart(panels: readonly HTMLElement[], panel: HTMLElement): HTMLElement | undefined {
  const { answer } = panel.dataset;
  return findNamed(panels, namesOf(panel)) ?? (answer === undefined ? undefined : findNamed(panels, [answer]));
}

function findNamed(panels: readonly HTMLElement[], names: readonly string[]): HTMLElement | undefined {
  const found = panels.filter((each) => namesOf(each).some((name) => names.includes(name)));
  return found.find((each) => each.parentElement?.closest('[hidden]') === null) ?? found[0];
}

function findPanels(document: Document, exchange: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`.exchange${exchange} [data-tabs=""] > [data-tab]`)];
}

/** Tabs show a hidden panel on this event, as they do for a search in the page. */
function choose(panel: HTMLElement | undefined): void {
  if (panel?.closest('[hidden]') != null) panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
}
