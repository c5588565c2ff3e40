import { type PreviewText, placeGlyphs } from '../../worker/model/preview-image.ts';

/** Names of glyphs by style, sorted. */
export type UsedGlyphs = Readonly<Record<string, readonly string[]>>;

/** The glyphs that texts are set with. */
export function collectGlyphs(cards: Iterable<{ readonly texts: readonly PreviewText[] }>): UsedGlyphs {
  const names = new Map<string, Set<string>>();
  for (const { texts } of cards) {
    for (const text of texts) {
      const ofStyle = names.get(text.style) ?? new Set();
      names.set(text.style, ofStyle);
      for (const { name } of placeGlyphs(text)) ofStyle.add(name);
    }
  }
  return Object.fromEntries(
    [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([style, set]) => [style, [...set].sort()]),
  );
}
