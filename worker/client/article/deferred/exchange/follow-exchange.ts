import type { LaterCore } from '../../../core.ts';
import { ChosenNames } from '../../../dom/chosen-names.ts';
import { markCounterparts } from './counterparts.ts';

/** The examples and variants of a request. Choices among them apply to the next pages, by name. */
const REQUEST = '.request, section:has(> #request-body)';

/**
 * Ties the text of operations to their examples, on this page and on those that follow without a load. Call what it
 * returns on each of these.
 */
export function followExchange(document: Document, core: LaterCore): () => void {
  const chosen = new ChosenNames(core);
  agreeChoices(document, chosen);
  markCounterparts(document, core);
  return () => showChosen(document, chosen.all());
}

/**
 * Choosing a request example, a body variant or a status also shows its counterparts: the response example of the same
 * name, the variant of the example, the description of the status.
 */
function agreeChoices(document: Document, chosen: ChosenNames): void {
  const react = (tabs: HTMLElement | null | undefined): void => {
    follow(document, tabs ?? null);
    const panel = tabs?.dataset.tabs === '' && tabs.closest(REQUEST) !== null ? shownPanel(tabs) : null;
    if (panel !== null) chosen.note(labelOf(panel));
  };
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) react(target.parentElement);
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) react(target.closest('[role="tab"]')?.parentElement?.parentElement);
  });
  // What the reader chose while this script was on its way.
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs=""]'))
    if (shownPanel(tabs) !== firstPanel(tabs)) react(tabs);
}

/** Shows what the reader chose on earlier pages. The last choice takes precedence. */
function showChosen(document: Document, names: readonly string[]): void {
  const panels = [...document.querySelectorAll<HTMLElement>(`:is(${REQUEST}) [data-tabs=""] > [data-tab]`)];
  for (const name of names.toReversed())
    for (const panel of panels.filter((each) => labelOf(each) === name)) {
      choose(panel);
      follow(document, panel.parentElement);
    }
}

/** Follows the choice in a group without an id. */
function follow(document: Document, tabs: HTMLElement | null): void {
  const panel = shownPanel(tabs);
  if (tabs?.dataset.tabs !== '' || panel === null) return;
  if (tabs.closest('.request') !== null) followRequest(document, panel);
  else if (tabs.closest('.response-examples') !== null) followResponse(document, panel);
  else if (bodyBranches(document).includes(panel)) followBranch(document, panel);
}

/** The panel that a group shows before the reader chooses. */
function firstPanel(tabs: HTMLElement): HTMLElement | null {
  return tabs.querySelector(':scope > [data-tab][data-selected]') ?? tabs.querySelector(':scope > [data-tab]');
}

function shownPanel(tabs: HTMLElement | null): HTMLElement | null {
  return tabs?.querySelector<HTMLElement>(':scope > [data-tab]:not([hidden])') ?? null;
}

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

/** Shows the only branch that an example belongs to. */
function openBranch(branches: readonly HTMLElement[], panel: HTMLElement): void {
  const [only, ...others] = branches.filter((branch) => agrees(branch, panel));
  if (others.length === 0) choose(only);
}

/** The description of the status that a panel shows. */
function findResponse(document: Document, { dataset }: HTMLElement): Element | null | undefined {
  return document.getElementById(dataset.tab ?? '')?.closest('.response');
}

function bodyBranches(document: Document): HTMLElement[] {
  return topBranches(document.querySelector('#request-body')?.closest('section'));
}

/** The top-level variants of a body. */
function topBranches(section: Element | null | undefined): HTMLElement[] {
  const all = [...(section?.querySelectorAll<HTMLElement>('.variants > .tabs > section') ?? [])];
  return all.filter((branch) => branch.parentElement?.closest('.fields, .tabs > section[id]') == null);
}

/** Whether an example has the variant's name, or sends the variant's discriminator value. */
function agrees(branch: HTMLElement, panel: HTMLElement): boolean {
  const name = nameOf(panel);
  if (
    [...branch.querySelectorAll(':scope > p:first-child, :scope > .fact > b')].some(
      (title) => title.textContent === name,
    )
  )
    return true;
  const [property, values] = branch.querySelector(':scope > .fact > code')?.textContent.split(' = ') ?? [];
  if (property === undefined || values === undefined) return false;
  const bare = (text: string): string => text.replace(/["'\s]/g, '');
  const sent = bare(panel.querySelector('pre')?.textContent ?? '').split(/[,{}]/);
  return values.split(', ').some((value) => sent.includes(bare(`${property}:${value}`)));
}

/** The label of a panel, without its media type. */
function nameOf(panel: HTMLElement): string {
  return labelOf(panel).replace(/ \([^()]*\/[^()]*\)$/, '');
}

function labelOf(panel: HTMLElement): string {
  return panel.querySelector('p')?.textContent ?? '';
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
