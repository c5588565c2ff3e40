/**
 * Shortens what esbuild keeps: spaces that mean nothing in values, and names of sizes and sides that are the same in all
 * lines of text that run horizontally, as those of all languages here do.
 */
export function minifyDeclarations(css: string): string {
  return css
    .replace(/^( *--[\w-]+): ([^;{}"']+);$/gm, (_, name: string, value: string) => {
      return `${name}:${value.replace(/\s+/g, ' ').replace(/, | (?=\))|(?<=\() /g, (space) => space.trim())};`;
    })
    .replace(/^( *@container .*)$/gm, (line) => line.replace(' <= ', '<='))
    .replace(/("[^"]*")| \/ /g, (_, quoted?: string) => quoted ?? '/')
    .replace(/^( *(?:max-|min-)?)(block|inline)-size:/gm, (_, start: string, axis: keyof typeof SIZES) => {
      return `${start}${SIZES[axis]}:`;
    })
    .replace(
      /^( *)(inset|margin|padding|border)-block-(start|end):/gm,
      (_, indent: string, box: string, side: keyof typeof SIDES) =>
        `${indent}${box === 'inset' ? '' : `${box}-`}${SIDES[side]}:`,
    );
}

const SIZES = { block: 'height', inline: 'width' } as const;
const SIDES = { start: 'top', end: 'bottom' } as const;
