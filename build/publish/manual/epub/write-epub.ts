import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkToHref, pathToHref } from '../../../../worker/model/path.ts';
import { textDirection } from '../../../../worker/model/text/scripts.ts';
import { PROJECT_ROOT } from '../../../base/project-root.ts';
import { escapeText, writeAttributes, writeTree } from '../../../page/html/article-tree.ts';
import { type Attributes, type HtmlElement, mapElements } from '../../../page/text/html-node.ts';
import type { CompiledSite } from '../../../site/compiled-site.ts';
import type { Manual } from '../../../site/manuals/find-manuals.ts';
import { type ContentsLine, renderContents, renderPart } from '../contents.ts';
import { type MadeManual, makeManual } from '../make-manual.ts';
import { renderCover } from '../print-page.ts';
import { type BookFile, BookImages } from './book-images.ts';
import { writeZip } from './zip.ts';

const CONTAINER =
  '<?xml version="1.0" encoding="UTF-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n';

const STYLES = 'build/publish/manual/epub/epub.css';

interface BookPage {
  readonly id: string;
  readonly text: string;
}

/** Writes a manual as EPUB 3. `date`: of a manual without dated pages. The same pages make the same bytes. */
export async function writeEpub(manual: Manual, site: CompiledSite, date: Date): Promise<Uint8Array> {
  const images = new BookImages(site);
  const made = makeManual(manual, site, {
    toAddress: (chapter, id) => (chapter === id ? toFile(chapter) : `${toFile(chapter)}#${id}`),
    toImage: (src) => images.add(src),
    listsLinks: false,
    toColor: (role) => (/fill|bg|paper/.test(role) ? '#ffffff' : /text|ink/.test(role) ? '#1b2424' : '#5b6464'),
  });
  const { frame } = site;
  const logo = frame.logo === null ? null : images.add(linkToHref(frame.base, frame.logo.light));
  const lines: ContentsLine[] = [];
  const pages: BookPage[] = [{ id: 'cover', text: toDocument(made, manual.title, renderCover(made, logo)) }];
  const isRightToLeft = textDirection(frame.locale) === 'rtl';
  for (const [index, chapter] of made.chapters.entries()) {
    const { nodes, sections, language } = made.read(chapter);
    const shown = isRightToLeft ? mapElements(nodes, withCodeDirection) : nodes;
    const part = renderPart(made.chapters, index, toBookHref);
    lines.push({ chapter, sections });
    pages.push({
      id: chapter.id,
      text: toDocument(
        made,
        chapter.title,
        `<section id="${chapter.id}"${writeAttributes({ ...language, ...toXmlLanguage(language) })}>${writeTree(shown)}${part}</section>`,
      ),
    });
  }
  const files = await images.files();
  return writeZip([
    { name: 'mimetype', content: 'application/epub+zip', isStored: true },
    { name: 'META-INF/container.xml', content: CONTAINER },
    { name: 'EPUB/package.opf', content: renderPackage(made, { pages, files }, date) },
    { name: 'EPUB/nav.xhtml', content: renderNavigation(made, lines) },
    { name: 'EPUB/styles.css', content: readFileSync(join(PROJECT_ROOT, STYLES)) },
    ...pages.map(({ id, text }) => ({ name: `EPUB/${toFile(id)}`, content: text })),
    ...files.map(({ name, type, content }) => ({
      name: `EPUB/${name}`,
      content,
      isStored: type !== 'image/svg+xml',
    })),
  ]);
}

function toFile(id: string): string {
  return `${id}.xhtml`;
}

function toBookHref(id: string): string {
  const [chapter = ''] = id.split('-', 1);
  return chapter === id ? toFile(id) : `${toFile(chapter)}#${id}`;
}

/** Code is from left to right in every language. Styles of a book may not say so (EPUB 3.3 §6.3.1.2). */
function withCodeDirection(node: HtmlElement): HtmlElement {
  const isCode = /^(?:pre|code|kbd|samp)$/.test(node.name);
  return isCode ? { ...node, attributes: { ...node.attributes, dir: 'ltr' } } : node;
}

/** Reading systems may read XML only. */
function toXmlLanguage({ lang }: Attributes): Attributes {
  return lang === undefined ? {} : { 'xml:lang': lang };
}

function toDocument({ site }: MadeManual, title: string, body: string): string {
  const { locale } = site.frame;
  const language = escapeAttribute(locale);
  const dir = textDirection(locale) === 'rtl' ? ' dir="rtl"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}"${dir}><head><meta charset="UTF-8"/><title>${escapeText(title)}</title><link rel="stylesheet" type="text/css" href="styles.css"/></head><body>${body}</body></html>\n`;
}

function renderNavigation(made: MadeManual, lines: readonly ContentsLine[]): string {
  const { contents } = made.messages.reference;
  return toDocument(
    made,
    contents,
    `<nav epub:type="toc" id="toc"><h1>${escapeText(contents)}</h1>${renderContents(lines, toBookHref)}</nav>`,
  );
}

/** The package document (EPUB 3.3 §5). */
function renderPackage(
  made: MadeManual,
  { pages, files }: { readonly pages: readonly BookPage[]; readonly files: readonly BookFile[] },
  date: Date,
): string {
  const { manual, site } = made;
  const { locale, origin, base, title } = site.frame;
  const address = origin + pathToHref(base, manual.path);
  const modified = made.date === null ? date : new Date(made.date);
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="styles" href="styles.css" media-type="text/css"/>',
    ...pages.map(({ id, text }) => {
      const properties = [...(text.includes('<math') ? ['mathml'] : []), ...(text.includes('<svg') ? ['svg'] : [])];
      const own = properties.length === 0 ? '' : ` properties="${properties.join(' ')}"`;
      return `<item id="${id}" href="${toFile(id)}" media-type="application/xhtml+xml"${own}/>`;
    }),
    ...files.map(({ name, type }, index) => `<item id="image-${index + 1}" href="${name}" media-type="${type}"/>`),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${escapeAttribute(locale)}">`,
    '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:identifier id="id">${toUuid(address)}</dc:identifier>`,
    `<dc:title>${escapeText(manual.title)}</dc:title><dc:language>${escapeText(locale)}</dc:language>`,
    `<dc:publisher>${escapeText(title)}</dc:publisher><dc:source>${escapeText(address)}</dc:source>`,
    manual.description === null ? '' : `<dc:description>${escapeText(manual.description)}</dc:description>`,
    `<meta property="dcterms:modified">${modified.toISOString().replace(/\.\d+Z$/, 'Z')}</meta>`,
    `</metadata><manifest>${items.join('')}</manifest>`,
    `<spine${textDirection(locale) === 'rtl' ? ' page-progression-direction="rtl"' : ''}>`,
    ...pages.map(({ id }) => `<itemref idref="${id}"/>`).toSpliced(1, 0, '<itemref idref="nav"/>'),
    '</spine></package>\n',
  ].join('');
}

/** The same for each edition of a manual (RFC 9562 §5.8, a hash of its address). */
function toUuid(address: string): string {
  const hash = createHash('sha256').update(address).digest('hex');
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
