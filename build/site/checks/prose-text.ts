import { CodeRegions } from '../../page/text/markdown/code-regions.ts';

/** What readers do not read as words, and the group that they do: the label of a link or a block. */
const NOT_PROSE: readonly RegExp[] = [
  /<!--(?:(?!<!--)[\s\S])*?-->/g,
  // MDX: imports, exports and expressions; variables.
  /^(?:import|export)\s.*$/gm,
  /\{\{[^{}]*\}\}/g,
  // Formulas.
  /\$\$[\s\S]*?\$\$|(?<![\\\w$])\$(?! )[^$\n]+(?<! )\$(?!\d)/g,
  // Elements with their attributes, and what a page embeds.
  /<\/?[A-Za-z][^<>]*>/g,
  // Names and attributes of blocks, ids of headings, expressions.
  /^ {0,3}:{2,}[ \t]*[\w-]*/gm,
  /(?<![\w:]):[A-Za-z][\w-]*(?=[[{])/g,
  /\{[^{}\n]*\}/g,
  // Targets of links, definitions, addresses, file names and identifiers.
  /\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)/g,
  /^ {0,3}\[[^\]\n]+\]:.*$/gm,
  /\b(?:https?:\/\/|www\.|mailto:)[^\s)>\]]+/g,
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/g,
  /(?<![\w./\\-])[\w-]*[./_\\][\w./_\\-]*\w/g,
  /&(?:#\d+|#x[\da-f]+|\w+);/gi,
];

/**
 * The words of a Markdown text at their own offsets: code, addresses, names of elements and attributes are replaced by as
 * many spaces.
 */
export function proseOf(markdown: string): string {
  return NOT_PROSE.reduce((text, pattern) => text.replace(pattern, blank), withoutCode(markdown));
}

function withoutCode(markdown: string): string {
  let prose = '';
  let end = 0;
  for (const [from, to] of new CodeRegions(markdown)) {
    if (from < end) continue;
    prose += markdown.slice(end, from) + blank(markdown.slice(from, to));
    end = to;
  }
  return prose + markdown.slice(end);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
