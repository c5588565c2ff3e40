import type { ClientMessages } from '../../model/messages/messages.ts';
import { readStored, writeStored } from '../dom/storage.ts';
import { chooseTab, mirrorKey, moveTab, tabAddress, tabKey } from './tab-choice.ts';

/** Elements that readers can focus. */
const FOCUSABLE = 'a[href], button, input, summary, [tabindex]';

/** Turns labeled panels into tab lists. */
export function enhanceTabs(root: ParentNode, messages: ClientMessages): void {
  for (const tabs of root.querySelectorAll<HTMLElement>('[data-tabs]')) {
    if (tabs.querySelector(':scope > :is([role="tablist"], select)') === null) buildTabs(tabs, messages.tabs);
  }
}

/** Shows a panel instead of its siblings and marks its tab. */
export function selectPanel(panel: HTMLElement): void {
  const tabs = panel.parentElement;
  if (tabs === null) return;
  const panels = findPanels(tabs);
  for (const other of panels) if (other !== panel) hidePanel(other);
  const menu = findMenu(tabs);
  if (menu === null) {
    showPanel(panel);
  } else {
    panel.removeAttribute('hidden');
    menu.selectedIndex = panels.indexOf(panel);
    menu.title = readLabel(panel) ?? '';
  }
  for (const [index, tab] of findTabs(tabs).entries()) {
    const selected = panels[index] === panel;
    tab.ariaSelected = String(selected);
    tab.tabIndex = selected ? 0 : -1;
  }
}

function showPanel(panel: HTMLElement): void {
  panel.removeAttribute('hidden');
  panel.role = 'tabpanel';
  panel.ariaLabel = readLabel(panel);
  if (panel.querySelector(FOCUSABLE) === null) panel.tabIndex = 0;
}

/**
 * A hidden panel stays searchable (HTML §6.1): on a match, the browser fires `beforematch`. Its box stays, but empty,
 * so it is neither a tab panel nor a tab stop.
 */
function hidePanel(panel: HTMLElement): void {
  panel.setAttribute('hidden', 'until-found');
  for (const name of ['role', 'aria-label', 'tabindex']) panel.removeAttribute(name);
}

function buildTabs(tabs: HTMLElement, name: string): void {
  const panels = findPanels(tabs);
  const list = document.createElement('menu' in tabs.dataset ? 'select' : 'div');
  list.ariaLabel = tabs.dataset.label ?? name;
  tabs.prepend(list);
  if (list instanceof HTMLSelectElement) {
    list.append(...panels.map((panel) => new Option(readLabel(panel) ?? '')));
    list.addEventListener('change', () => choosePanel(tabs, panels[list.selectedIndex]));
  } else {
    list.role = 'tablist';
    list.append(...panels.map(createTab));
  }
  const panel = findPreferredPanel(tabs) ?? panels.find(({ dataset }) => 'selected' in dataset) ?? panels[0];
  if (panel !== undefined) selectPanel(panel);
  tabs.addEventListener('beforematch', ({ target }) => {
    const match = panels.find((each) => target instanceof Node && each.contains(target));
    if (match !== undefined) selectPanel(match);
  });
  if (list instanceof HTMLSelectElement) return;

  list.addEventListener('click', ({ target }) => choosePanel(tabs, panels[indexOfTab(tabs, target)]));
  list.addEventListener('keydown', (event) => {
    const next = moveTab(
      IS_RIGHT_TO_LEFT ? mirrorKey(event.key) : event.key,
      indexOfTab(tabs, event.target),
      panels.length,
    );
    if (next === null) return;
    event.preventDefault();
    choosePanel(tabs, panels[next]);
    findTabs(tabs)[next]?.focus();
  });
}

function createTab(panel: HTMLElement): HTMLElement {
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.role = 'tab';
  tab.textContent = readLabel(panel);
  panel.id ||= freshId();
  tab.setAttribute('aria-controls', panel.id);
  return tab;
}

/** The panel's first paragraph, which the tab replaces. */
function readLabel(panel: HTMLElement): string | null {
  return panel.querySelector('p')?.textContent ?? null;
}

/** An unused id. Headings derive theirs from their text. */
function freshId(): string {
  let number = 0;
  while (document.getElementById(`panel-${number}`) !== null) number++;
  return `panel-${number}`;
}

/** Applies the reader's choice to every group with the same id, on this page and on others. */
function choosePanel(tabs: HTMLElement, panel: HTMLElement | undefined): void {
  if (panel === undefined) return;
  const { top } = tabs.getBoundingClientRect();
  selectPanel(panel);
  const group = tabs.dataset.tabs ?? '';
  if (group !== '') chooseEverywhere(group, panel.dataset.tab ?? '');
  // Panels above have changed their height, so keep the tabs under the pointer in place.
  scrollBy({ top: tabs.getBoundingClientRect().top - top, behavior: 'instant' });
}

function chooseEverywhere(group: string, value: string): void {
  writeStored(tabKey(group), value);
  const address = tabAddress(location.href, group, value);
  if (address !== null) history.replaceState(history.state, '', address);
  for (const tabs of document.querySelectorAll<HTMLElement>(`[data-tabs="${CSS.escape(group)}"]`)) {
    const panel = findPanel(tabs, value);
    if (panel !== undefined) selectPanel(panel);
  }
}

function findPreferredPanel(tabs: HTMLElement): HTMLElement | undefined {
  const group = tabs.dataset.tabs ?? '';
  if (group === '') return undefined;
  const values = findPanels(tabs).map(({ dataset }) => dataset.tab ?? '');
  return findPanel(tabs, chooseTab(values, group, location.search, readStored(tabKey(group))));
}

function findPanel(tabs: Element, value: string | null): HTMLElement | undefined {
  return findPanels(tabs).find(({ dataset }) => dataset.tab === value);
}

function findPanels(tabs: Element): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > [data-tab]')];
}

function findMenu(tabs: Element): HTMLSelectElement | null {
  return tabs.querySelector(':scope > select');
}

function findTabs(tabs: Element): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')];
}

function indexOfTab(tabs: Element, target: EventTarget | null): number {
  const targets: readonly (EventTarget | null)[] = findTabs(tabs);
  return targets.indexOf(target);
}
