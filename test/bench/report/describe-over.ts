import { type Figure, formatBudget, formatExcess, formatValue, isOver } from '../figure.ts';

/** A line for each figure that fails `--check`, with its value and excess. */
export function describeOver(figures: readonly Figure[]): string[] {
  return figures.filter(isOver).map((figure) => {
    const { subject, section, name, value, unit } = figure;
    return `over budget by ${formatExcess(figure)}: ${subject}, ${section}, ${name}: ${formatValue(value, unit)}, ${formatBudget(figure)}`;
  });
}
