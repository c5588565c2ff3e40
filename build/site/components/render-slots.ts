import type { SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import { linkToHref, pathToHref } from '../../../worker/model/path.ts';
import type { SiteFrame } from '../../../worker/model/site.ts';
import {
  PAGE_FACTS,
  PAGE_SLOTS,
  type SiteSlots,
  type SlotHtml,
  type SlotName,
  type SlotPage,
  type SlotProps,
  type SlotText,
  slotTexts,
  TEXT_FORMS,
  toSlotPage,
} from '../../../worker/model/slots.ts';
import { fillSlot } from '../../../worker/ui/frame/slot.tsx';
import { SourceError, type SourceLocation } from '../../base/report/finding.ts';
import { suggest } from '../../base/report/nearest.ts';
import type { Report } from '../../base/report/report.ts';
import type { SiteComponent } from '../../page/blocks/site-component.ts';
import { type ComponentHtml, readComponentHtml, toIsland } from '../../page/prose/resolve/component-html.ts';
import type { SiteComponents } from './site-components.ts';

/** The component of a slot, from site.yaml. */
export interface SlotChoice {
  readonly name: SlotName;
  readonly component: string;
  readonly location: SourceLocation;
}

interface SlotContext {
  readonly components: SiteComponents;
  readonly site: Pick<SiteFrame, 'title' | 'origin' | 'base' | 'locale'>;
  /** Pages that show the slots. */
  readonly pages: readonly { readonly path: string; readonly entry: { readonly title: string } }[];
  /** Called for each link to a page of the site, as written. */
  readonly onLink: (location: SourceLocation, written: string, use: 'link' | 'media') => void;
}

/** Number of pages on which a component is tested. */
const MAX_TRIED = 50;

/**
 * Renders the components of slots once for all pages, with marks in place of a page's texts. Null without slots.
 * Reports a component that fails to render, or that transforms these texts.
 */
export function renderSlots(choices: readonly SlotChoice[], context: SlotContext, report: Report): SiteSlots | null {
  if (choices.length === 0) return null;
  const html: Partial<Record<SlotName, SlotHtml>> = {};
  const islands: SlotName[] = [];
  for (const choice of choices) {
    try {
      const component = findComponent(choice, context.components);
      html[choice.name] = renderSlot(component, choice, context, report);
      if (component.isIsland) islands.push(choice.name);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      report.addErrors(error.findings);
    }
  }
  return { html, islands };
}

function findComponent({ component: name, location }: SlotChoice, components: SiteComponents): SiteComponent {
  const component = components.find(name);
  if (component === null) {
    const hint = suggest(name, components.names()) || '. Add its file to the folder "components".';
    throw SourceError.at(
      location,
      `Cannot fill the slot with ${JSON.stringify(name)}: there is no such component${hint}`,
    );
  }
  if (component.required.length === 0) return component;
  const needed = component.required.map((each) => JSON.stringify(each)).join(', ');
  throw SourceError.at(
    location,
    `Cannot fill the slot with <${name}>: it requires ${needed}, which a slot does not provide. Wrap it in another component for the slot.`,
  );
}

function renderSlot(component: SiteComponent, choice: SlotChoice, context: SlotContext, report: Report): SlotHtml {
  const { name, location } = choice;
  const marked = renderOnce(component, choice, context, (written, use) => {
    if (!MARK.test(written)) context.onLink(location, written, use);
  });
  if (marked.hasStyle)
    report.note(
      'unsafe-html',
      location,
      `Cannot keep "style" in <${component.name}>: the Content-Security-Policy does not allow inline styles. Use a class, and import its styles from a .css file.`,
    );
  const html = parseMarks(marked.html);
  if (!PAGE_SLOTS.includes(name)) return html;
  // A mark in a URL cannot account for the home page, whose path is the base itself.
  const others = context.pages.filter(({ path }) => path !== '/' || context.site.base === '');
  const differs = samplePages(others).find((page) => {
    const facts = toSlotPage(context.site, { title: page.entry.title, path: page.path });
    const shown = fillSlot(html, slotTexts({ html: { [name]: html } }, facts) ?? {});
    return normalize(shown) !== normalize(renderOnce(component, choice, { ...context, page: facts }).html);
  });
  if (differs !== undefined)
    throw SourceError.at(
      location,
      `Cannot fill the slot with <${component.name}>: it transforms the texts in "page", for example on ${differs.path}. Show them unchanged, or in encodeURIComponent().`,
    );
  return html;
}

/** A component's HTML with the base added to URLs; without a page, with marks for its texts. */
function renderOnce(
  component: SiteComponent,
  { name, location }: SlotChoice,
  { site, page }: Pick<SlotContext, 'site'> & { readonly page?: SlotPage },
  onAddress: (written: string, use: 'link' | 'media') => void = () => {},
): Pick<ComponentHtml, 'html' | 'hasStyle'> {
  const { id, isIsland } = component;
  const prefix = `${id}-${name}-`;
  const toProperties = (form: 'text' | 'json'): SlotProps => ({
    locale: site.locale,
    site: { title: site.title, url: site.origin + pathToHref(site.base, '/') },
    ...(PAGE_SLOTS.includes(name) ? { page: page ?? markPage(form) } : {}),
    ...component.given,
  });
  try {
    const rendered = component.render({ ...toProperties('text') }, null, prefix);
    const { html, hasStyle } = readComponentHtml(rendered, (address, use) => {
      onAddress(address, use);
      return toHref(site.base, address);
    });
    const properties = { ...toProperties('json') };
    return { html: isIsland ? toIsland(html, { id, properties, prefix }) : html, hasStyle };
  } catch (error) {
    const found = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw SourceError.at(
      location,
      `Cannot render <${component.name}> in the slot: it threw ${JSON.stringify(found)}${component.lineOf(error)}. Fix the component, or remove it from "slots".`,
    );
  }
}

/** The site's URLs are written without the base, including `page.path`. */
function toHref(base: string, address: string): string {
  if (address.startsWith('\uFDD0path-')) return base + address;
  return /^\/(?!\/)/.test(address) ? linkToHref(base, address) : address;
}

/** Noncharacters, which text must not contain (Unicode 17 §23.7), also as encoded by encodeURIComponent(). */
const MARK = /\uFDD0(\w+-\w+)\uFDD1|%EF%B7%90(\w+)-text%EF%B7%91/;

function markPage(form: 'text' | 'json'): SlotPage {
  const marks = PAGE_FACTS.map((fact) => [fact, `\uFDD0${fact}-${form}\uFDD1`]);
  return Object.fromEntries(marks) as SlotPage;
}

const TEXTS = PAGE_FACTS.flatMap((fact) => TEXT_FORMS.map((form): SlotText => `${fact}-${form}`));

function parseMarks(html: string): SlotHtml {
  // `split` returns two groups: the text between marks, then one of the two names.
  const pieces = html.split(MARK);
  return pieces.flatMap((piece, index): SlotHtml => {
    if (index % 3 === 0) return piece === '' ? [] : [piece as SafeHtml];
    const name = index % 3 === 1 ? piece : piece && `${piece}-url`;
    const text = TEXTS.find((each) => each === name);
    return text === undefined ? [] : [{ text }];
  });
}

/** React and the edge escape quotes differently. */
function normalize(html: string): string {
  return html.replaceAll('&#39;', '&#x27;');
}

/** Samples pages from all parts of the site. */
function samplePages<T>(pages: readonly T[]): readonly T[] {
  const step = Math.max(1, Math.ceil(pages.length / MAX_TRIED));
  return pages.filter((_, index) => index % step === 0);
}
