import type { ReactElement } from 'react';
import { escapeHtml, type SafeHtml } from '../../model/markup/safe-html.ts';
import type { SiteFrame } from '../../model/site.ts';
import type { SlotHtml, SlotName } from '../../model/slots.ts';
import { Html } from '../html.tsx';

interface SlotProps {
  readonly site: SiteFrame;
  readonly name: SlotName;
  /** The page's texts in the slot. */
  readonly texts?: Readonly<Record<string, string>> | null;
}

/** A slot of the frame, filled by a component of the site. */
export function Slot({ site, name, texts = null }: SlotProps): ReactElement | null {
  const html = site.slots?.html[name];
  return html === undefined ? null : <Html className={`slot slot-${name}`} html={fillSlot(html, texts ?? {})} />;
}

/** The HTML of a slot with a page's texts. */
export function fillSlot(html: SlotHtml, texts: Readonly<Record<string, string>>): SafeHtml {
  const pieces = html.map((part) => (typeof part === 'string' ? part : escapeHtml(texts[part.text] ?? '')));
  return pieces.join('') as SafeHtml;
}
