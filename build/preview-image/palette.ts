/** `rrggbb` */
export type Color = string;

/** Consecutive colours of the palette, from almost paper to the full colour. */
export interface Ramp {
  readonly first: number;
  readonly steps: number;
}

/** Colours of tokens.css in its light mode, in sRGB. */
export const PAPER: Color = 'fdfcfa';
const INK: Color = '1b2328';
const SOFT: Color = '464e54';
const LINE: Color = 'd2d1cd';
const ACCENT: Color = '005f64';
const METHODS: Readonly<Record<string, Color>> = {
  GET: '145786',
  POST: '175f33',
  PUT: '7b4c00',
  PATCH: '684182',
  DELETE: '9a2929',
};

/** Places of the palette: paper is 0, and every ramp goes from almost paper to its full colour. */
export const INK_RAMP: Ramp = { first: 1, steps: 4 };
export const SOFT_RAMP: Ramp = { first: 5, steps: 3 };
export const ACCENT_RAMP: Ramp = { first: 8, steps: 3 };
export const LINE_INDEX = 11;
/** The logo has the rest of the 16 colours. */
export const LOGO_RAMP: Ramp = { first: 12, steps: 4 };

const OTHER_METHODS = 'other';

/** Name of the palette in the colour of a method. */
export function paletteOf(method: string | null): string {
  return method !== null && Object.hasOwn(METHODS, method) ? method : OTHER_METHODS;
}

/** The colours of all images, with those of a logo, by name of the palette. */
export function makePalettes(logo: readonly Color[]): Record<string, string> {
  const palettes = Object.entries({ ...METHODS, [OTHER_METHODS]: ACCENT }).map(([name, accent]) => {
    const ramps = [...toRamp(INK, INK_RAMP), ...toRamp(SOFT, SOFT_RAMP), ...toRamp(accent, ACCENT_RAMP)];
    return [name, [PAPER, ...ramps, LINE, ...logo].join('')] as const;
  });
  return Object.fromEntries(palettes);
}

function toRamp(color: Color, { steps }: Ramp): Color[] {
  return Array.from({ length: steps }, (_, step) => mix(color, (step + 1) / steps));
}

function mix(color: Color, share: number): Color {
  const channels = [0, 2, 4].map((at) => {
    const [paper, full] = [PAPER, color].map((value) => Number.parseInt(value.slice(at, at + 2), 16));
    return Math.round((paper ?? 0) + ((full ?? 0) - (paper ?? 0)) * share);
  });
  return channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
}
