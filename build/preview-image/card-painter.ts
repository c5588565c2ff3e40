import { PREVIEW_SIZE } from '../../worker/model/preview-image.ts';
import { en } from '../../worker/model/strings.ts';
import { breakLines, cutLines, cutMiddle, type Measure } from './break-lines.ts';
import { Canvas } from './canvas.ts';
import type { Card } from './card.ts';
import { FontFace } from './font-face.ts';
import type { Logo } from './load-logo.ts';
import { ACCENT_RAMP, INK_RAMP, LINE_INDEX, LOGO_RAMP, makePalette, SOFT_RAMP } from './palette.ts';
import { encodePng } from './png.ts';
import { TextStyle } from './text-style.ts';

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const MARGIN = 80;
const MEASURE = WIDTH - 2 * MARGIN;

/** Pixels from the top: baselines of text, upper edges of the rest. */
const LOGO_TOP = 60;
const GAP = 20;
const SITE_BASELINE = 101;
const HEAD_RULE = 152;
const TRAIL_BASELINE = 216;
const TRAIL_TOP = 192;
const TITLE_TOP = 242;
const FOOT_RULES = [530, 536];
const FOOT_BASELINE = 582;
const RULE_WIDTH = 2;

/** Sizes of a title, the first that it fits in; what does not fit in the last is cut. */
const TITLE_SIZES = [
  { size: 76, lines: 2, lineHeight: 90, ascent: 74 },
  { size: 64, lines: 3, lineHeight: 76, ascent: 64 },
  { size: 54, lines: 4, lineHeight: 64, ascent: 56 },
] as const;

const TRAIL_SEPARATOR = ' › ';

/** Combined with the letter before it by rules that are not applied here. */
const COMBINING = /\p{M}/u;

/** Has no shape of its own. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Paints the preview images of one site: a page of a ledger with its mark, rules, an entry and a double-ruled foot. */
export class CardPainter {
  readonly #sans = new FontFace('manrope', 600, [
    'latin',
    'latin-ext',
    'cyrillic',
    'greek',
    'vietnamese',
    'cyrillic-ext',
  ]);
  readonly #mono = new FontFace('ibm-plex-mono', 500, ['latin', 'latin-ext', 'cyrillic', 'vietnamese', 'cyrillic-ext']);
  readonly #titles = TITLE_SIZES.map((step) => ({ ...step, style: new TextStyle(this.#sans, step.size, INK_RAMP) }));
  readonly #site = new TextStyle(this.#sans, 32, INK_RAMP);
  readonly #trail = new TextStyle(this.#sans, 28, SOFT_RAMP);
  readonly #method = new TextStyle(this.#mono, 30, ACCENT_RAMP);
  readonly #path = new TextStyle(this.#mono, 30, SOFT_RAMP);
  readonly #background: Canvas;
  readonly #logo: Logo | null;

  constructor(siteTitle: string, logo: Logo | null) {
    this.#logo = logo;
    this.#background = this.#paintBackground(toLine(siteTitle));
  }

  /** The image as PNG, or null when the typeface lacks a character of the title. */
  paint(card: Card): Uint8Array | null {
    const title = toLine(card.title);
    if (title === '' || !this.#canSet(this.#trail, title)) return null;
    const canvas = this.#background.clone();
    const hasTrail = this.#paintTrail(canvas, card);
    this.#paintTitle(canvas, title, hasTrail ? TITLE_TOP : TRAIL_TOP);
    this.#paintFoot(canvas, card);
    const palette = makePalette(card.operation?.method ?? null, this.#logo?.colors ?? []);
    return encodePng({ width: WIDTH, height: HEIGHT, palette, scanlines: canvas.scanlines });
  }

  #paintBackground(siteTitle: string): Canvas {
    const canvas = new Canvas(WIDTH, HEIGHT);
    if (this.#logo !== null) canvas.stamp(MARGIN, LOGO_TOP, this.#logo.stamp, LOGO_RAMP.first);
    const left = this.#logo === null ? MARGIN : MARGIN + this.#logo.stamp.width + GAP;
    const [line = ''] = cutLines(siteTitle, 1, WIDTH - MARGIN - left, (text) => this.#site.measure(text));
    if (this.#canSet(this.#site, line)) this.#site.draw(canvas, line, left, SITE_BASELINE);
    for (const top of [HEAD_RULE, ...FOOT_RULES]) canvas.fill(MARGIN, top, MEASURE, RULE_WIDTH, LINE_INDEX);
    return canvas;
  }

  /** Names that cannot be set are left out: the title tells enough. Returns whether anything is left. */
  #paintTrail(canvas: Canvas, { trail, deprecated }: Card): boolean {
    const measure: Measure = (text) => this.#trail.measure(text);
    const note = deprecated ? en.deprecated : '';
    const room = MEASURE - (deprecated ? measure(note) + GAP : 0);
    const names = trail.map(toLine).filter((name) => name !== '' && this.#canSet(this.#trail, name));
    this.#trail.draw(canvas, cutMiddle(names.join(TRAIL_SEPARATOR), room, measure), MARGIN, TRAIL_BASELINE);
    this.#trail.draw(canvas, note, WIDTH - MARGIN - measure(note), TRAIL_BASELINE);
    return deprecated || names.length > 0;
  }

  #paintTitle(canvas: Canvas, title: string, top: number): void {
    for (const [index, { style, lines: limit, lineHeight, ascent }] of this.#titles.entries()) {
      const measure: Measure = (text) => style.measure(text);
      let lines = breakLines(title, MEASURE, measure);
      if (lines.length > limit) {
        if (index < this.#titles.length - 1) continue;
        lines = cutLines(title, limit, MEASURE, measure);
      }
      for (const [row, line] of lines.entries()) style.draw(canvas, line, MARGIN, top + ascent + row * lineHeight);
      return;
    }
  }

  #paintFoot(canvas: Canvas, { operation, address }: Card): void {
    let left = MARGIN;
    if (operation !== null && this.#canSet(this.#method, operation.method)) {
      this.#method.draw(canvas, operation.method, left, FOOT_BASELINE);
      left += this.#method.measure(`${operation.method} `);
    }
    const text = toLine(operation?.path ?? address);
    if (!this.#canSet(this.#path, text)) return;
    const measure: Measure = (part) => this.#path.measure(part);
    this.#path.draw(canvas, cutMiddle(text, WIDTH - MARGIN - left, measure), left, FOOT_BASELINE);
  }

  #canSet(style: TextStyle, text: string): boolean {
    return !COMBINING.test(text) && style.covers(text);
  }
}

/** A text as it can be set: composed letters, one space between words. */
function toLine(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}
