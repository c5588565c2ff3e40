import { excess, type Figure, isOver } from '../figure.ts';

const WIDTH = 320;
const HEIGHT = 18;

/** Position of the budget on every bar, so that it forms one line down a table. */
const BUDGET_AT = 0.7;

/** State of a figure: a CSS class, also expressed in the text. */
export type State = 'over' | 'near' | 'within' | 'free';

/** `near` is over budget by less than runs differ; `free` has no budget. */
export function stateOf(figure: Figure): State {
  if (figure.budget === null) return 'free';
  if (isOver(figure)) return 'over';
  return excess(figure) > 0 ? 'near' : 'within';
}

/**
 * A figure as a bar: its value, an earlier one below it, and a line at its budget. Without a budget, the earlier value
 * replaces it. Without either there is no bar.
 */
export function renderBar(figure: Figure, earlier: number | null): string {
  const { value, budget } = figure;
  const measure = budget ?? earlier;
  if (measure === null) return '';
  const share = (amount: number): number => (amount === 0 ? 0 : Math.min((amount / measure) * BUDGET_AT, 1));
  const x = (amount: number): string => (share(amount) * WIDTH).toFixed(1);
  const main = `<rect class="${stateOf(figure)}" width="${x(value)}" height="${earlier === null ? HEIGHT : 11}" rx="2"/>`;
  const before = earlier === null ? '' : `<rect class="earlier" y="12" width="${x(earlier)}" height="6" rx="2"/>`;
  const line = budget === null ? '' : `<path class="budget" d="M${BUDGET_AT * WIDTH} 0v${HEIGHT}"/>`;
  const beyond = share(value) === 1 ? `<path class="beyond" d="M${WIDTH - 9} 3l6 6l-6 6"/>` : '';
  return svg(describe(figure, earlier), main + before + line + beyond);
}

/** A bar whose length is relative to others of the same chart. */
export function renderShare(value: number, longest: number, ours: boolean): string {
  const share = longest === 0 ? 0 : value / longest;
  const rect = `<rect class="${ours ? 'within' : 'free'}" width="${Math.max(1, share * WIDTH).toFixed(1)}" height="${HEIGHT}" rx="2"/>`;
  return svg(`${percent(share)} of the largest`, rect);
}

function describe({ value, budget }: Figure, earlier: number | null): string {
  const parts: string[] = [];
  if (budget !== null && budget > 0) parts.push(`${percent(value / budget)} of the budget`);
  if (budget === 0) parts.push(value === 0 ? 'nothing, as it should be' : 'something where nothing is allowed');
  if (earlier !== null && earlier > 0) parts.push(`${percent(value / earlier)} of the earlier run`);
  return parts.join(', ');
}

function percent(share: number): string {
  return Number.isFinite(share) ? `${Math.round(share * 100)} %` : 'no share';
}

function svg(label: string, content: string): string {
  const name = label === '' ? 'aria-hidden="true"' : `role="img" aria-label="${label}"`;
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" ${name}>${content}</svg>`;
}
