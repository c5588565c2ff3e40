import type { MarkdownContext } from '../../../page.ts';
import { heading } from '../../../text/markdown-text.ts';
import { fieldList } from '../schema/markdown.ts';
import type { ParameterGroup } from './model.ts';

/** A section for each parameter location. */
export function parameterSections(
  groups: readonly ParameterGroup[],
  level: number,
  context: MarkdownContext,
): string[] {
  return groups.flatMap(({ title, parameters }) => [heading(level, title), fieldList(parameters, context)]);
}
