import { heading, joinBlocks } from '../text/markdown-text.ts';

/** A list below a heading; null if it is empty. */
export function listSection(title: string, list: string): string | null {
  return list === '' ? null : joinBlocks([heading(2, title), list]);
}
