import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkToHref, pathToHref } from '../../../worker/model/path.ts';
import { type FrameAssets, pageStylesheets } from '../../../worker/model/records/manifest.ts';
import { textDirection } from '../../../worker/model/text/scripts.ts';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { SourceError } from '../../base/report/finding.ts';
import { writeAttributes, writeTree } from '../../page/html/article-tree.ts';
import { escapeHtml } from '../../page/text/escape.ts';
import type { Manual } from '../../site/manuals/find-manuals.ts';
import type { Chapter } from '../../site/manuals/list-chapters.ts';
import { type ContentsLine, renderContents, renderPart } from './contents.ts';
import type { MadeManual } from './make-manual.ts';
import type { PreparedArticle } from './prepare-article.ts';

/** The sections of chapters are listed if the contents stay short. */
const MAX_CONTENTS = 150;

interface Look {
  /** Elements that load or contain the styles. */
  readonly head: string;
  /** Page numbers by id, for the contents; none if they are unknown. */
  readonly numbers?: ReadonlyMap<string, number> | undefined;
  readonly logo: string | null;
  /** The largest text of its chapters, in bytes. */
  readonly maxBytes?: number | undefined;
}

/**
 * The printable page of a manual: a cover, the contents and all chapters. Needs no script. Throws SourceError if it is too
 * large.
 */
export function renderPrintPage(made: MadeManual, { head, numbers, logo, maxBytes = Infinity }: Look): string {
  const { manual, site, chapters, messages } = made;
  const { locale, title: siteTitle } = site.frame;
  const texts: string[] = [];
  const listed: ContentsLine[] = [];
  let bytes = 0;
  for (const [index, chapter] of chapters.entries()) {
    const prepared = made.read(chapter);
    const text = renderChapter(
      chapter,
      prepared,
      renderPart(chapters, index, (id) => `#${id}`, numbers),
    );
    bytes += Buffer.byteLength(text);
    if (bytes > maxBytes) throw tooLarge(manual, maxBytes);
    texts.push(text);
    listed.push({ chapter, sections: prepared.sections });
  }
  const count = listed.reduce((sum, { sections }) => sum + 1 + sections.length, 0);
  const lines = count > MAX_CONTENTS ? listed.map(({ chapter }) => ({ chapter, sections: [] })) : listed;
  const dir = textDirection(locale) === 'rtl' ? ' dir="rtl"' : '';
  const title = manual.title === siteTitle ? siteTitle : `${manual.title} | ${siteTitle}`;
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}"${dir} data-theme="light" class="manual"><head><meta charset="utf-8"/>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"/><title>${escapeHtml(title)}</title>`,
    `<meta name="robots" content="noindex"/>${head}</head><body>`,
    renderCover(made, logo),
    `<nav class="manual-contents" aria-labelledby="contents"><h2 id="contents">${escapeHtml(messages.reference.contents)}</h2>`,
    renderContents(lines, (id) => `#${id}`, numbers),
    '</nav><main>',
    ...texts,
    '</main></body></html>\n',
  ].join('');
}

function renderChapter({ id, page }: Chapter, { nodes, language }: PreparedArticle, part: string): string {
  const kind = page === null ? 'manual-group' : `${page.entry.kind}-chapter`;
  const type = page?.entry.kind === 'guide' || page === null ? 'guide' : 'reference';
  return `<section class="manual-chapter ${kind}" id="${id}"${writeAttributes(language)}><article class="${type}">${writeTree(nodes)}${part}</article></section>`;
}

function tooLarge({ id, source }: Manual, maxBytes: number): SourceError {
  const size = `${Math.round(maxBytes / 1024 / 1024)} MiB`;
  return SourceError.at(
    source,
    `Cannot make the manual ${JSON.stringify(id)}: it has more than ${size}, the limit of the store. Choose smaller sections.`,
  );
}

/** The title page. */
export function renderCover({ manual, site, messages, date }: MadeManual, logo: string | null): string {
  const { origin, base, locale, title } = site.frame;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const address = origin + pathToHref(base, '/');
  const facts = [
    ...(manual.version === null ? [] : [escapeHtml(messages.page.version(manual.version))]),
    ...(date === null
      ? []
      : [`<time datetime="${escapeHtml(date)}">${escapeHtml(format.format(new Date(date)))}</time>`]),
    `<a href="${escapeHtml(address)}">${escapeHtml(address.replace(/\/$/, ''))}</a>`,
  ];
  return [
    '<header class="manual-cover">',
    logo === null ? '' : `<img src="${escapeHtml(logo)}" alt=""/>`,
    `<p class="manual-product">${escapeHtml(manual.title === title ? manual.product : title)}</p><h1>${escapeHtml(manual.title)}</h1>`,
    manual.description === null ? '' : `<p class="lead">${escapeHtml(manual.description)}</p>`,
    `<ul class="manual-facts">${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul></header>`,
  ].join('');
}

/** The stylesheets of the pages in a manual, in cascade order. */
export function manualSheets({ chapters }: MadeManual, assets: FrameAssets): readonly string[] {
  const sheets = chapters.flatMap(({ page }) =>
    page === null ? [] : pageStylesheets(assets, page.entry.kind, page.entry.usesBlocks === true),
  );
  return [...new Set([assets.stylesheet, ...sheets])];
}

/** The styles of a manual on paper, with the title of each chapter at the top of its pages. */
export function manualStyles({ manual, site, chapters }: MadeManual): string {
  const styles = readFileSync(join(PROJECT_ROOT, 'build/publish/manual/manual.css'), 'utf8');
  // Boxes of the margin have no logical names.
  const [start, end] = textDirection(site.frame.locale) === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const rules = chapters.map(({ id, title }) => `@page ${id}{@top-${end}{content:${quote(title)}}}#${id}{page:${id}}`);
  const pages = `@page{@top-${start}{content:${quote(manual.title)}}@bottom-${end}{content:counter(page)}}`;
  const cover = `@page:first{@top-${start}{content:none}@bottom-${end}{content:none}}`;
  return `${styles}${pages}${cover}${rules.join('')}\n`;
}

/** A text as a string of CSS, whatever is in it (CSS Syntax 3 §4.3.7). */
function quote(text: string): string {
  return `"${text.replace(/["\\<>\p{Cc}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
}

/** The logo at its address in the site. */
export function logoHref({ site: { frame } }: MadeManual): string | null {
  return frame.logo === null ? null : linkToHref(frame.base, frame.logo.light);
}
