import {
  type PlacedShape,
  PREVIEW_SIZE,
  type PreviewCard,
  type PreviewSheet,
  type PreviewText,
} from '../../worker/model/preview-image.ts';
import { en } from '../../worker/model/strings.ts';
import { breakLines, cutLines, cutMiddle, type Measure } from './break-lines.ts';
import type { Card } from './card.ts';
import { collectGlyphs, type UsedGlyphs } from './collect-glyphs.ts';
import { FontFace } from './font-face.ts';
import type { Logo } from './load-logo.ts';
import { ACCENT_RAMP, INK_RAMP, LINE_INDEX, makePalettes, paletteOf, SOFT_RAMP } from './palette.ts';
import { toShape } from './shape.ts';
import { TextStyle } from './text-style.ts';

const { width: WIDTH } = PREVIEW_SIZE;
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

/** Sets the preview images of one site: a page of a ledger with its mark, rules, an entry and a double-ruled foot. */
export class CardSetter {
  readonly #sans = new FontFace('manrope', 600, [
    'latin',
    'latin-ext',
    'cyrillic',
    'greek',
    'vietnamese',
    'cyrillic-ext',
  ]);
  readonly #mono = new FontFace('ibm-plex-mono', 500, ['latin', 'latin-ext', 'cyrillic', 'vietnamese', 'cyrillic-ext']);
  readonly #titles = TITLE_SIZES.map((step) => ({
    ...step,
    style: new TextStyle(`title-${step.size}`, this.#sans, step.size, INK_RAMP),
  }));
  readonly #site = new TextStyle('site', this.#sans, 32, INK_RAMP);
  readonly #trail = new TextStyle('trail', this.#sans, 28, SOFT_RAMP);
  readonly #method = new TextStyle('method', this.#mono, 30, ACCENT_RAMP);
  readonly #path = new TextStyle('path', this.#mono, 30, SOFT_RAMP);

  /** Null when the typeface lacks a character of the title. */
  set(card: Card): PreviewCard | null {
    const title = toLine(card.title);
    if (title === '' || !this.#canSet(this.#trail, title)) return null;
    const trail = this.#setTrail(card);
    const lines = this.#setTitle(title, trail.length > 0 ? TITLE_TOP : TRAIL_TOP);
    return { palette: paletteOf(card.operation?.method ?? null), texts: [...trail, ...lines, ...this.#setFoot(card)] };
  }

  /** What the cards of the site share. */
  makeSheet(siteTitle: string, logo: Logo | null, cards: Iterable<PreviewCard>): PreviewSheet {
    const texts = this.#setSiteTitle(toLine(siteTitle), logo);
    return {
      palettes: makePalettes(logo?.colors ?? []),
      shapes: [...(logo === null ? [] : [[logo.shape, MARGIN, LOGO_TOP] as const]), ...drawRules()],
      texts,
      glyphs: this.#drawGlyphs(collectGlyphs([{ texts }, ...cards])),
    };
  }

  #drawGlyphs(used: UsedGlyphs): PreviewSheet['glyphs'] {
    const styles = [...this.#titles.map(({ style }) => style), this.#site, this.#trail, this.#method, this.#path];
    return Object.fromEntries(
      styles.map((style) => {
        const shapes = (used[style.name] ?? []).map((name) => [name, style.draw(name)] as const);
        return [
          style.name,
          Object.fromEntries(shapes.flatMap(([name, shape]) => (shape === null ? [] : [[name, shape]]))),
        ];
      }),
    );
  }

  #setSiteTitle(siteTitle: string, logo: Logo | null): PreviewText[] {
    const left = logo === null ? MARGIN : MARGIN + logo.width + GAP;
    const [line = ''] = cutLines(siteTitle, 1, WIDTH - MARGIN - left, (text) => this.#site.measure(text));
    return this.#canSet(this.#site, line) ? [this.#site.set(line, left, SITE_BASELINE)] : [];
  }

  /** Names that cannot be set are left out: the title tells enough. */
  #setTrail({ trail, deprecated }: Card): PreviewText[] {
    const measure: Measure = (text) => this.#trail.measure(text);
    const note = deprecated ? en.deprecated : '';
    const room = MEASURE - (deprecated ? measure(note) + GAP : 0);
    const names = trail.map(toLine).filter((name) => name !== '' && this.#canSet(this.#trail, name));
    const line = cutMiddle(names.join(TRAIL_SEPARATOR), room, measure);
    return [
      ...(line === '' ? [] : [this.#trail.set(line, MARGIN, TRAIL_BASELINE)]),
      ...(note === '' ? [] : [this.#trail.set(note, WIDTH - MARGIN - measure(note), TRAIL_BASELINE)]),
    ];
  }

  #setTitle(title: string, top: number): PreviewText[] {
    for (const [index, { style, lines: limit, lineHeight, ascent }] of this.#titles.entries()) {
      const measure: Measure = (text) => style.measure(text);
      let lines = breakLines(title, MEASURE, measure);
      if (lines.length > limit) {
        if (index < this.#titles.length - 1) continue;
        lines = cutLines(title, limit, MEASURE, measure);
      }
      return lines.map((line, row) => style.set(line, MARGIN, top + ascent + row * lineHeight));
    }
    return [];
  }

  #setFoot({ operation, address }: Card): PreviewText[] {
    const texts: PreviewText[] = [];
    let left = MARGIN;
    if (operation !== null && this.#canSet(this.#method, operation.method)) {
      texts.push(this.#method.set(operation.method, left, FOOT_BASELINE));
      left += this.#method.measure(`${operation.method} `);
    }
    const text = toLine(operation?.path ?? address);
    if (!this.#canSet(this.#path, text)) return texts;
    const measure: Measure = (part) => this.#path.measure(part);
    return [...texts, this.#path.set(cutMiddle(text, WIDTH - MARGIN - left, measure), left, FOOT_BASELINE)];
  }

  #canSet(style: TextStyle, text: string): boolean {
    return !COMBINING.test(text) && style.covers(text);
  }
}

function drawRules(): PlacedShape[] {
  const colors = new Uint8Array(MEASURE * RULE_WIDTH).fill(LINE_INDEX);
  const rule = toShape({ left: 0, top: 0, width: MEASURE, colors });
  return rule === null ? [] : [HEAD_RULE, ...FOOT_RULES].map((top) => [rule, MARGIN, top]);
}

/** A text as it can be set: composed letters, one space between words. */
function toLine(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}
