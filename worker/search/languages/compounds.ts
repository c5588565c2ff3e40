/** Shorter parts of a compound are too vague. */
export const MIN_PART_LENGTH = 4;
/** Letters that a compound has besides a part, and those that an ending of it may have. */
const MIN_REST_LENGTH = 3;
const MAX_ENDING_LENGTH = 3;

/** Whether a word begins or ends with a stem, and is longer than its inflections: `versandetiketten` and `etikett`. */
export function isCompoundOf(word: string, stem: string): boolean {
  if (stem.length < MIN_PART_LENGTH || word.length < stem.length + MIN_REST_LENGTH) return false;
  return word.startsWith(stem) || word.lastIndexOf(stem) >= word.length - stem.length - MAX_ENDING_LENGTH;
}
