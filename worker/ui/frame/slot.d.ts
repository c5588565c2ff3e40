import type { ReactElement } from 'react';
import type { SafeHtml } from '../../model/safe-html.ts';
import type { SiteFrame } from '../../model/site.ts';
import type { SlotHtml, SlotName } from '../../model/slots.ts';
interface SlotProps {
    readonly site: SiteFrame;
    readonly name: SlotName;
    /** The page's texts in the slot. */
    readonly texts?: Readonly<Record<string, string>> | null;
}
/** A slot of the frame, filled by a component of the site. */
export declare function Slot({ site, name, texts }: SlotProps): ReactElement | null;
/** The HTML of a slot with a page's texts. */
export declare function fillSlot(html: SlotHtml, texts: Readonly<Record<string, string>>): SafeHtml;
export {};
