import { CHUNK, isPhrasal, type Term, type WordReader } from '../../../worker/search/words/words.ts';

/** All search terms of a text in order. Names are included as a whole and in parts. */
export function readTerms(text: string, reader: WordReader): Term[] {
  const terms: Term[] = [];
  let last: Term | undefined;
  // Positions are not needed here, and a build reads millions of words.
  for (const chunk of text.match(CHUNK) ?? []) {
    const { parts, compound, aliases } = reader.readChunk(chunk);
    const [first] = parts;
    if (first !== undefined && last !== undefined && isPhrasal(last, first)) terms.push(reader.join([last, first]));
    for (const part of parts) terms.push(part);
    for (const alias of aliases) terms.push(alias);
    if (compound !== null) terms.push(compound);
    last = parts.at(-1);
  }
  return terms;
}
