import { slug } from 'github-slugger';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { findHeadings, withHeadingIds } from '../../shared/pages/headings.ts';

/** Adds the ids that Mintlify gives headings, where the build would make others. */
export function keepHeadingIds(text: string): string {
  const counts = new Map<string, number>();
  return withHeadingIds(text, findHeadings(text, new CodeRegions(text)), (heading) => {
    const name = toName(heading.text);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const id = toId(count === 1 ? name : `${name}-${count}`);
    return id === slug(heading.text) || !isPlain(id) ? null : id;
  });
}

/** Spaces and ASCII punctuation become hyphens, except punctuation that URLs encode. */
function toName(text: string): string {
  const written = text.trim().toLowerCase().replace(/\s+/g, '-');
  // Half of a surrogate pair cannot be encoded.
  return encodeURIComponent(written.replace(/\p{Cs}/gu, ''))
    .replace(/[^\w%]+/g, '-')
    .replace(/^-|-$/g, '');
}

const DROPPED =
  /[?,;:!'"()[\]{}]|\p{Emoji_Modifier}|\p{Emoji_Modifier_Base}|\p{Emoji_Presentation}|\p{Extended_Pictographic}|[\u200D\uFE0E\uFE0F]/gu;

function toId(name: string): string {
  return decodeURIComponent(name).replace(DROPPED, '');
}

/** Whether Markdown has no other meaning for the characters of an id. */
function isPlain(id: string): boolean {
  return id !== '' && !/[\s<>*`\\|~$^]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u.test(id);
}
