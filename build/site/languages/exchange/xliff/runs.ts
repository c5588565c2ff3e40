import { compareCodes, hasWords, joinPieces, type Piece } from '../markup/pieces.ts';
import type { TranslationUnit } from '../page-units.ts';

/** Text and markup of a sentence. */
export type InlinePiece = Exclude<Piece, { kind: 'break' }>;
export type CodePiece = Exclude<InlinePiece, { kind: 'text' }>;

/** A part of a unit: a sentence, or the markup between two of them. */
export type Run =
  | { readonly kind: 'text'; readonly pieces: readonly InlinePiece[] }
  | { readonly kind: 'break'; readonly id: string; readonly text: string };

/** Divides a unit where a segment ends. */
export function toRuns(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  let breaks = 0;
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (piece.kind === 'break') runs.push({ kind: 'break', id: `b${++breaks}`, text: piece.text });
    else if (last?.kind === 'text') runs[runs.length - 1] = { kind: 'text', pieces: [...last.pieces, piece] };
    else runs.push({ kind: 'text', pieces: [piece] });
  }
  return runs;
}

/**
 * The translation of each run, with the codes of the run; null if one does not fit, since the codes of a target are those
 * of its source (XLIFF 2.0 §4.3.1.21).
 */
export function fitTarget({ pieces, target, read }: TranslationUnit): (readonly InlinePiece[])[] | null {
  const translated = target === null ? null : read(target);
  if (translated === null || compareCodes(pieces, translated) !== null) return null;
  const [sources, targets] = [toRuns(pieces), toRuns(translated)];
  const fitted = sources.map((source, index) => {
    const own = targets[index];
    if (source.kind === 'break' || own?.kind !== 'text') return source.kind === own?.kind ? [] : null;
    if (!hasWords(source.pieces)) return joinPieces(source.pieces) === joinPieces(own.pieces) ? [] : null;
    return fitCodes(source.pieces, own.pieces);
  });
  const isFitting = sources.length === targets.length && fitted.every((run) => run !== null);
  return isFitting ? fitted : null;
}

function fitCodes(source: readonly InlinePiece[], target: readonly InlinePiece[]): InlinePiece[] | null {
  const free = source.filter((piece): piece is CodePiece => piece.kind === 'code' || piece.kind === 'open');
  const ids = new Map<number, number>();
  const fitted = target.map((piece): InlinePiece | null => {
    if (piece.kind === 'text') return piece;
    const isSame = ({ kind, key, type, text }: CodePiece): boolean =>
      kind === piece.kind && key === piece.key && type === piece.type && (key !== null || text === piece.text);
    const index = piece.kind === 'close' ? -1 : free.findIndex(isSame);
    const id = piece.kind === 'close' ? ids.get(piece.id) : free.splice(index, index === -1 ? 0 : 1)[0]?.id;
    if (id === undefined) return null;
    ids.set(piece.id, id);
    return { ...piece, id };
  });
  return fitted.every((piece) => piece !== null) ? fitted : null;
}
