import { Lines } from '../../base/report/position.ts';
import type { Report } from '../../base/report/report.ts';
import {
  expandVariables,
  findUngrouped,
  type Replacement,
  unknownVariable,
  type Variables,
} from '../../base/source/variables.ts';
import { CodeRegions } from '../../page/text/markdown/code-regions.ts';
import type { MarkdownSource } from '../../page/text/markdown/source-positions.ts';
import type { MarkdownFile } from '../docs/front-matter.ts';

/** A Markdown file, split into front matter and body. */
interface MarkdownText extends Omit<MarkdownFile, 'frontMatter' | 'isUnread'> {
  /** Path on this machine. */
  readonly path: string;
}

/** The body with variables replaced. Positions refer to the author's file. */
export function toMarkdownSource(
  { file, path, text, body, bodyOffset, pieces = [] }: MarkdownText,
  variables: Variables,
  report: Report,
): MarkdownSource {
  const lines = new Lines(text);
  const code = new CodeRegions(body);
  const locate = (offset: number) => lines.at(bodyOffset + toFileOffset(pieces, offset));
  for (const { name, offset } of findUngrouped(body)) {
    if (code.includes(offset)) continue;
    report.note(
      'ungrouped-variable',
      { file, position: locate(offset) },
      `Cannot replace {{ ${name} }}: a variable has a group, such as {{ product.name }}. Readers see the braces. If that is intended, put them in backticks.`,
    );
  }
  const replacements: Replacement[] = [];
  const expanded = expandVariables(body, variables, {
    isCode: (offset) => code.includes(offset),
    onUnknown: (name, offset) =>
      report.note('unknown-variable', { file, position: locate(offset) }, unknownVariable(name, variables)),
    onReplace: (replacement) => replacements.push(replacement),
  });
  return {
    file,
    path,
    text: expanded,
    at: (offset) => locate(toSourceOffset(replacements, offset)),
  };
}

/** Maps an offset in a body of several parts to one in the body of the file. */
function toFileOffset(pieces: NonNullable<MarkdownFile['pieces']>, offset: number): number {
  const piece = pieces.findLast(({ start }) => start <= offset);
  return piece === undefined ? offset : piece.offset + offset - piece.start;
}

/** Maps an offset in the text with replaced variables to an offset in the source. */
function toSourceOffset(replacements: readonly Replacement[], expandedOffset: number): number {
  let shift = 0;
  for (const { offset, written, value } of replacements) {
    if (expandedOffset < offset + shift) break;
    if (expandedOffset < offset + shift + value.length) return offset;
    shift += value.length - written.length;
  }
  return expandedOffset - shift;
}
