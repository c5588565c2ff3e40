import { type Figure, isOver } from '../figure.ts';

const WIDTH = 320;
const HEIGHT = 18;

/** A share of the width stays free on the right, so that a mark at the end is seen. */
const FILL = 0.96;

/** One figure as a bar: its value, an earlier one below it, a line at its budget. The longest of the three fills the width. */
export function renderBar(figure: Figure, earlier: number | null): string {
  const { value, budget } = figure;
  const longest = Math.max(value, budget ?? 0, earlier ?? 0);
  const x = (amount: number): string => (longest === 0 ? 0 : (amount / longest) * WIDTH * FILL).toFixed(1);
  const state = budget === null ? 'free' : isOver(figure) ? 'over' : 'within';
  const main = `<rect class="${state}" width="${x(value)}" height="${earlier === null ? HEIGHT : 11}" rx="2"/>`;
  const before = earlier === null ? '' : `<rect class="earlier" y="12" width="${x(earlier)}" height="6" rx="2"/>`;
  const line = budget === null ? '' : `<path class="budget" d="M${x(budget)} 0v${HEIGHT}"/>`;
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">${main}${before}${line}</svg>`;
}

/** A bar whose length is told against others of the same chart. */
export function renderShare(value: number, longest: number, ours: boolean): string {
  const width = Math.max(1, longest === 0 ? 0 : (value / longest) * WIDTH * FILL).toFixed(1);
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><rect class="${ours ? 'within' : 'free'}" width="${width}" height="${HEIGHT}" rx="2"/></svg>`;
}
