/**
 * A pointer that selects a state in a diagram opens the state's section without moving the page, if the section is in
 * view. Keys follow the link, so that reading goes on there.
 */
export function selectStates(lifecycle: Element): void {
  lifecycle.querySelector('svg')?.addEventListener('click', (event) => {
    const { target, detail, ctrlKey, metaKey, shiftKey } = event;
    const hash = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    const section = hash?.startsWith('#') ? document.getElementById(hash.slice(1))?.closest('details') : null;
    if (!hash || !section || detail === 0 || ctrlKey || metaKey || shiftKey) return;
    if (section.getBoundingClientRect().bottom > innerHeight) return;
    event.preventDefault();
    section.open = true;
    history.replaceState(history.state, '', hash);
  });
}
