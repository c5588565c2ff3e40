import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';

/** A block that follows a line of text, also one in an inner list, which MDX ends there. */
const BLOCK_AFTER_LINE = /\n(?<=\S[ \t]*\n)(?=[ \t]*<(?:Steps|Tabs|Cards|FileTree|Admonition|CodeGroup)[ >])/g;
/** A heading as an element with text after it, all of which would be HTML. */
const TEXT_AFTER_HEADING = /^([ \t]*<(h[1-6])\b[^\n]*<\/\2>)[ \t]+(?=\S)/gm;

/** In MDX, an element can follow or precede text directly. Here, one would become part of the other. */
export function separateBlocks(text: string): string {
  const code = new CodeRegions(text);
  const separate = text.replace(BLOCK_AFTER_LINE, (line, offset: number) => (code.includes(offset) ? line : '\n\n'));
  const headings = new CodeRegions(separate);
  return separate.replace(TEXT_AFTER_HEADING, (whole, heading: string, _name, offset: number) =>
    headings.includes(offset) ? whole : `${heading}\n\n`,
  );
}
