import type { Figure, Unit } from '../figure.ts';

export function edgeFigure(
  subject: string,
  name: string,
  value: number,
  unit: Unit,
  budget: number | null = null,
): Figure {
  return { section: 'edge', subject, name, value, unit, budget };
}
