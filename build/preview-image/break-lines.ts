/** Tells how many pixels a text takes. */
export type Measure = (text: string) => number;

/** A part of a text that stays on one line. */
interface Piece {
  readonly text: string;
  readonly width: number;
  /** Whether a space stands before it, unless it begins a line. */
  readonly spaced: boolean;
}

const ELLIPSIS = '…';

/** Where a word may be divided that no line holds: behind punctuation, and before a capital that begins a word. */
const SOFT_BREAK = /(?<=[/._:-])|(?<=\p{Ll})(?=\p{Lu})/u;

/** Narrowings that are tried to make lines of about equal length. */
const BALANCE_STEPS = 6;

/** A text of single spaces in lines of at most so many pixels, as few as it takes and of about equal length. */
export function breakLines(text: string, maxWidth: number, measure: Measure): string[] {
  const pieces = toPieces(text, maxWidth, measure);
  const space = measure(' ');
  let best = fill(pieces, maxWidth, space);
  // Lines that begin within a word read worst: then each is as long as it can be.
  if (best.length === 1 || pieces.some(({ spaced }, index) => index > 0 && !spaced)) return best;
  let [narrow, wide] = [maxWidth / 2, maxWidth];
  for (let step = 0; step < BALANCE_STEPS; step++) {
    const width = (narrow + wide) / 2;
    const tried = fill(pieces, width, space);
    const fits = tried.length === best.length && pieces.every((piece) => piece.width <= width);
    if (fits) [best, wide] = [tried, width];
    else narrow = width;
  }
  return best;
}

/** The first lines of a longer text, each as long as it can be, with an ellipsis behind the last. */
export function cutLines(text: string, limit: number, maxWidth: number, measure: Measure): string[] {
  const lines = fill(toPieces(text, maxWidth, measure), maxWidth, measure(' '));
  if (lines.length <= limit) return lines;
  return [...lines.slice(0, limit - 1), cutEnd(lines[limit - 1] ?? '', maxWidth, measure)];
}

/** A text in one line: what is too much of it is left out in its middle, as both ends of a path tell most. */
export function cutMiddle(text: string, maxWidth: number, measure: Measure): string {
  if (measure(text) <= maxWidth) return text;
  const characters = [...text];
  const cutTo = (count: number): string => {
    const head = Math.ceil(count / 2);
    return [...characters.slice(0, head), ELLIPSIS, ...characters.slice(characters.length - count + head)].join('');
  };
  // Characters that are kept: so many fit, one more does not.
  let [fits, tooMany] = [0, characters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (measure(cutTo(middle)) <= maxWidth) fits = middle;
    else tooMany = middle;
  }
  return cutTo(fits);
}

function cutEnd(line: string, maxWidth: number, measure: Measure): string {
  const characters = [...line];
  while (characters.length > 0 && measure(characters.join('') + ELLIPSIS) > maxWidth) characters.pop();
  const cut = characters.join('');
  // At the end of a word, unless little is left then.
  const word = line[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return cut.slice(0, word > cut.length / 2 ? word : cut.length).replace(/[\s.,;:–-]+$/, '') + ELLIPSIS;
}

function toPieces(text: string, maxWidth: number, measure: Measure): Piece[] {
  return text.split(' ').flatMap((word) => {
    const width = measure(word);
    if (width <= maxWidth) return [{ text: word, width, spaced: true }];
    return word
      .split(SOFT_BREAK)
      .flatMap((part) => (measure(part) <= maxWidth ? [part] : [...part]))
      .map((part, index) => ({ text: part, width: measure(part), spaced: index === 0 }));
  });
}

function fill(pieces: readonly Piece[], maxWidth: number, space: number): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const piece of pieces) {
    const gap = line !== '' && piece.spaced ? space : 0;
    if (line !== '' && width + gap + piece.width > maxWidth) {
      lines.push(line);
      line = piece.text;
      width = piece.width;
    } else {
      line += (gap > 0 ? ' ' : '') + piece.text;
      width += gap + piece.width;
    }
  }
  return line === '' ? lines : [...lines, line];
}
