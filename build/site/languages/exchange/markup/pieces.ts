/** What a piece of inline markup is, in the words of XLIFF 2.0 §4.3.1.40 (`type`) and §4.3.1.36 (`subType`). */
export type CodeType = 'bold' | 'italic' | 'format' | 'line-break' | 'link' | 'image' | 'variable' | 'other';

/** Markup within a sentence: all of it (`code`), or what begins and ends a span of text. */
interface CodePiece {
  readonly kind: 'code' | 'open' | 'close';
  readonly text: string;
  /** Unique in its text; the same for both ends of a span. */
  readonly id: number;
  readonly type: CodeType;
  /** Identifies what a translation must have too, such as the target of a link; null if it may leave it out. */
  readonly key: string | null;
}

/** A part of a text as translation tools see it. Joined, the parts of a block are Markdown. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | CodePiece
  /** Markup between sentences, such as the marker of a list item: it ends a segment. */
  | { readonly kind: 'break'; readonly text: string };

/** The Markdown of pieces. */
export function joinPieces(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** Whether there is anything to translate. */
export function hasWords(pieces: readonly Piece[]): boolean {
  return pieces.some(({ kind, text }) => kind === 'text' && /\p{L}/u.test(text));
}

/** Joins texts that follow each other, and breaks, and drops what is empty. */
export function mergePieces(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (piece.kind !== 'text' && piece.kind !== 'break') merged.push(piece);
    else if (piece.text !== '' && last?.kind === piece.kind)
      merged[merged.length - 1] = { kind: piece.kind, text: last.text + piece.text };
    else if (piece.text !== '') merged.push(piece);
  }
  return merged;
}

/** How the codes of a translation differ from those of its original. */
export interface CodeDifference {
  readonly missing: readonly string[];
  readonly added: readonly string[];
  /** Whether list items, table cells or lines differ. */
  readonly isRestructured: boolean;
}

/** Null if a translation has the links, code, images, variables, tags and structure of its original. */
export function compareCodes(original: readonly Piece[], translation: readonly Piece[]): CodeDifference | null {
  const [expected, found] = [keysOf(original), keysOf(translation)];
  const missing = without(expected, found);
  const added = without(found, expected);
  const isRestructured = structureOf(original) !== structureOf(translation);
  return missing.length + added.length === 0 && !isRestructured ? null : { missing, added, isRestructured };
}

function keysOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) =>
    (piece.kind === 'code' || piece.kind === 'open') && piece.key !== null ? [piece.key] : [],
  );
}

/** The keys that `others` lacks. A key that occurs more often than there is returned once for each time it is missing. */
function without(keys: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return keys.filter((key) => {
    const index = rest.indexOf(key);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}

/** Breaks in order, whatever the space and the width of table columns. */
function structureOf(pieces: readonly Piece[]): string {
  const breaks = pieces.flatMap(({ kind, text }) => (kind === 'break' ? [text] : []));
  return breaks
    .map((text) =>
      text
        .replace(/[ \t]+/g, ' ')
        .replace(/ ?\n[\s]*/g, '\n')
        .replace(/-{2,}/g, '-')
        .trim(),
    )
    .join('\0');
}
