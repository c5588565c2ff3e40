/** Of every image that is made for link previews, in pixels: what chats and feeds show largest. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** A glyph stands at the nearest half of a pixel, so that letters keep their distances. */
export const PREVIEW_PHASES = 2;

/** What the image of one page shows of its own. */
export interface PreviewCard {
  /** Name of its palette. */
  readonly palette: string;
  readonly texts: readonly PreviewText[];
}

/** A line of text that is set: where each of its characters stands. */
export interface PreviewText {
  readonly style: string;
  readonly text: string;
  /** Pixels from the top. */
  readonly baseline: number;
  /** Where the first character stands, and how much further each of the others, in phases of a pixel. */
  readonly start: number;
  readonly steps: readonly number[];
}

/** What the images of a site share. */
export interface PreviewSheet {
  /** Sixteen colours and fewer, `rrggbb` one after the other, that of the paper first; by name. */
  readonly palettes: Readonly<Record<string, string>>;
  /** What each image has, under the texts of its own. */
  readonly shapes: readonly PlacedShape[];
  readonly texts: readonly PreviewText[];
  /** By style, then by the name that `placeGlyphs` gives; blanks have none. */
  readonly glyphs: Readonly<Record<string, Readonly<Record<string, PreviewShape>>>>;
}

export type PlacedShape = readonly [shape: PreviewShape, x: number, y: number];

/**
 * Pixels of a palette from where the shape is put, row by row as runs of one colour, in base64: four bits for the colour and
 * four for the length, or, where that is 0, two bytes more for it. Of colour 0, the paper, nothing is painted.
 */
export type PreviewShape = readonly [left: number, top: number, width: number, runs: string];

export interface PlacedGlyph {
  readonly name: string;
  /** Pixels from the left. */
  readonly x: number;
}

/** The glyphs of a text: a character in one of its phases, and where it is put. */
export function placeGlyphs({ text, start, steps }: PreviewText): PlacedGlyph[] {
  let position = start;
  return [...text].map((character, index) => {
    if (index > 0) position += steps[index - 1] ?? 0;
    const x = Math.floor(position / PREVIEW_PHASES);
    return { name: `${character}${position - x * PREVIEW_PHASES}`, x };
  });
}

const PREFIX = '/og';
const SUFFIX = '.png';

/** Where the image of a page is: `/user/bills` → `/og/user/bills.png`; the home page's is `/og/index.png`. */
export function previewImagePath(path: string): string {
  return PREFIX + (path === '/' ? '/index' : path) + SUFFIX;
}

/** Paths of pages whose image may be at a path; empty when it is not one of an image. */
export function previewedPaths(path: string): string[] {
  if (!path.startsWith(`${PREFIX}/`) || !path.endsWith(SUFFIX)) return [];
  const page = path.slice(PREFIX.length, -SUFFIX.length);
  return page === '/index' ? ['/', page] : [page];
}
