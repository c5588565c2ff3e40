import type { LaterCore } from '../core.ts';
import { createElement } from '../dom/create-element.ts';

/** Faster loads show no progress. */
const PROGRESS_DELAY_MS = 200;
const SPINNER_DELAY_MS = 200;

/** Initial value of the bar; 1 is complete. */
const PROGRESS_MINIMUM = 0.08;

/** Duration of the animation from one value to the next. */
const PROGRESS_SPEED_MS = 200;

/** Interval at which the bar advances by itself. */
const TRICKLE_MS = 800;

/** Shows a bar and a spinner if a load is slow. Returns a function that removes them. */
export function showProgress(document: Document, core: LaterCore): () => void {
  const main = document.querySelector('main');
  const bar = createElement('progress', {
    className: 'route',
    ariaLabel: core.messages.loading,
    value: PROGRESS_MINIMUM,
  });
  bar.style.setProperty('--speed', `${PROGRESS_SPEED_MS}ms`);
  const spinner = createElement('p', { className: 'loading', textContent: core.messages.loading });
  let trickle: ReturnType<typeof setInterval> | undefined;

  const showBar = setTimeout(() => {
    document.body.append(bar);
    trickle = setInterval(() => {
      bar.value = nextProgress(bar.value);
    }, TRICKLE_MS);
  }, PROGRESS_DELAY_MS);
  const showSpinner = setTimeout(() => {
    if (main !== null) main.ariaBusy = 'true';
    document.body.append(spinner);
    core.announce(document, core.messages.loading);
  }, SPINNER_DELAY_MS);

  return () => {
    clearTimeout(showBar);
    clearTimeout(showSpinner);
    clearInterval(trickle);
    spinner.remove();
    if (main !== null) main.ariaBusy = null;
    bar.value = 1;
    setTimeout(() => bar.remove(), PROGRESS_SPEED_MS);
  };
}

/** Slows down towards the end and never reaches it (nprogress 0.2, as in Docusaurus). */
export function nextProgress(value: number): number {
  const step = value < 0.2 ? 0.1 : value < 0.5 ? 0.04 : value < 0.8 ? 0.02 : value < 0.99 ? 0.005 : 0;
  return Math.min(value + step, 0.994);
}
