import { isObject } from '../../../../../worker/request/value/json.ts';
import { escapeMarkdown } from '../../evaluate/jsx-text.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { listAt, own, textAt } from '../../shared/values.ts';
import type { StarlightPage } from './list-pages.ts';

/** What front matter shows above the text of a page: a banner, a hero, and elements of the head. */
export function writePageHead(page: StarlightPage, notes: ImportNotes): string {
  // A hero has to come first.
  return [toHead(page, notes), toHero(page), toBanner(page)].filter((part) => part !== '').join('\n');
}

/** Pages in Markdown have no head of their own. */
function toHead({ frontMatter, file, syntax }: StarlightPage, notes: ImportNotes): string {
  const lines = listAt(frontMatter, 'head').flatMap((element): string[] => {
    const tag = textAt(element, 'tag');
    const attrs = own(element, 'attrs');
    const written = Object.entries(isObject(attrs) ? attrs : {}).map(
      ([name, value]) => ` ${name}="${String(value).replaceAll('"', '&quot;')}"`,
    );
    if (syntax !== 'md' && tag === 'title') return [`  <title>${textAt(element, 'content') ?? ''}</title>`];
    if (syntax !== 'md' && ((tag === 'link' && own(attrs, 'rel') === 'canonical') || tag === 'meta'))
      return [`  <${tag}${written.join('')} />`];
    notes.leaveOut(
      { file },
      `<${tag ?? ''}> in the head of this page`,
      'pages set their title, description, image and canonical address',
      'See "head" in docs/operating.md for elements of all pages.',
    );
    return [];
  });
  return lines.length === 0 ? '' : `<head>\n${lines.join('\n')}\n</head>\n`;
}

function toBanner({ frontMatter }: StarlightPage): string {
  const content = textAt(frontMatter, 'banner', 'content');
  return content === null ? '' : `:::note\n\n${content.replace(/\s+/g, ' ')}\n\n:::\n`;
}

function toHero({ frontMatter, syntax }: StarlightPage): string {
  const hero = own(frontMatter, 'hero');
  const title = textAt(hero, 'title') ?? textAt(frontMatter, 'title');
  if (!isObject(hero) || title === null) return '';
  // Markdown shows braces; in MDX they are code.
  const shown = (text: string): string => (syntax === 'md' ? text : text.replace(/[{}]/g, '\\$&'));
  const file = textAt(hero, 'image', 'file') ?? textAt(hero, 'image', 'light') ?? textAt(hero, 'image', 'dark');
  const alt = escapeMarkdown(textAt(hero, 'image', 'alt') ?? '');
  const actions = listAt(hero, 'actions').flatMap((action) => {
    const [text, link] = [textAt(action, 'text'), textAt(action, 'link')];
    return text === null || link === null ? [] : [`[${escapeMarkdown(text)}](${escapeAddress(link)})`];
  });
  const parts = [
    ...(file === null ? [] : [`![${alt}](${escapeAddress(file)})`]),
    ...[textAt(hero, 'tagline'), textAt(hero, 'image', 'html')].filter((text) => text !== null).map(shown),
    ...(actions.length === 0 ? [] : [actions.join(' ')]),
  ];
  const heading = shown(title.replace(/<br\s*\/?>/gi, ' ').replace(/<[^>]*>/g, '')).replace(/[[\]]/g, '\\$&');
  return `:::hero[${heading}]\n\n${parts.join('\n\n')}\n\n:::\n`;
}

/** An address without the characters that end it in Markdown. */
function escapeAddress(written: string): string {
  return written.replace(/[\s()<>]/g, encodeURIComponent);
}
