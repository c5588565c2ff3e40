/// <reference path="../theme/fonts/opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, type PathCommand, parse } from 'opentype.js/dist/opentype.min.mjs';

const require = createRequire(import.meta.url);

/** Unicode subset files, most common first. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese', 'cyrillic-ext'] as const;

/** Requires shaping, which is not implemented here. */
const COMBINING = /\p{M}/u;

const ELLIPSIS = '…';

/** A run of text in one font file. */
interface Run {
  readonly font: Font;
  readonly text: string;
}

/** The typeface of preview images. Its outlines come from an npm package, so that all machines draw the same. */
export class Typeface {
  readonly #fonts = new Map<string, Font>();

  /** Whether it has all characters of a text. */
  covers(text: string): boolean {
    return !COMBINING.test(text) && [...text].every((character) => this.#find(character) !== null);
  }

  measure(text: string, size: number): number {
    return this.#runs(text).reduce((width, run) => width + run.font.getAdvanceWidth(run.text, size), 0);
  }

  /** The outlines of a line as SVG path data. */
  draw(text: string, x: number, baseline: number, size: number): string {
    let left = x;
    return this.#runs(text)
      .map((run) => {
        const path = toPathData(run.font.getPath(run.text, left, baseline, size).commands);
        left += run.font.getAdvanceWidth(run.text, size);
        return path;
      })
      .join('');
  }

  /** Lines up to a width. Overflow in the last line becomes an ellipsis. */
  breakLines(
    text: string,
    size: number,
    { width, lines }: { readonly width: number; readonly lines: number },
  ): string[] {
    const broken: string[] = [];
    for (const word of text.split(' ')) {
      const longer = broken.length === 0 ? word : `${broken.at(-1)} ${word}`;
      if (broken.length > 0 && this.measure(longer, size) <= width) broken[broken.length - 1] = longer;
      else broken.push(word);
    }
    const shown = broken.slice(0, lines);
    if (broken.length > lines) shown[lines - 1] += ` ${broken.slice(lines).join(' ')}`;
    return shown.map((line) => this.#shorten(line, size, width));
  }

  #shorten(line: string, size: number, width: number): string {
    if (this.measure(line, size) <= width) return line;
    const characters = [...line];
    while (characters.length > 1 && this.measure(characters.join('') + ELLIPSIS, size) > width) characters.pop();
    return characters.join('').trimEnd() + ELLIPSIS;
  }

  #runs(text: string): Run[] {
    const runs: Run[] = [];
    for (const character of text) {
      const font = this.#find(character);
      const last = runs.at(-1);
      if (font === null) continue;
      if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + character };
      else runs.push({ font, text: character });
    }
    return runs;
  }

  #find(character: string): Font | null {
    for (const subset of SUBSETS) {
      const font = this.#fonts.get(subset) ?? load(subset);
      this.#fonts.set(subset, font);
      if (font.charToGlyph(character).index !== 0) return font;
    }
    return null;
  }
}

/** The package's own function writes NaN for numbers that are almost whole. */
function toPathData(commands: readonly PathCommand[]): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const points = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + points.map((value) => value.toFixed(1)).join(' ');
    })
    .join('');
}

function load(subset: string): Font {
  const file = require.resolve(`@fontsource/manrope/files/manrope-${subset}-600-normal.woff`);
  return parse(new Uint8Array(readFileSync(file)).buffer);
}
