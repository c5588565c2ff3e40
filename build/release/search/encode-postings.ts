import type { Posting } from '../../../worker/search/store/postings.ts';
import { encodeNumber } from '../../../worker/search/store/vlq.ts';

/** Postings in order of their pages, as text (`worker/search/store/vlq.ts`). */
export function encodePostings(postings: Iterable<Posting>): string {
  let last = 0;
  let text = '';
  for (const { page, weight, places } of postings) {
    text += encodeNumber(page - last) + encodeNumber(weight) + encodeNumber(places.length);
    for (const place of places) text += encodeNumber(place);
    last = page;
  }
  return text;
}
