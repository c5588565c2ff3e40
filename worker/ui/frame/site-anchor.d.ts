import type { ReactElement } from 'react';
import type { SiteLink } from '../../model/site.ts';
interface SiteAnchorProps {
    readonly link: SiteLink;
    readonly base: string;
    /** Whether the page belongs to the section that the link leads to. */
    readonly current?: boolean;
}
/** A configured link: within the site under its base or to an email address, or to another site in a new tab. */
export declare function SiteAnchor({ link: { label, to, icon }, base, current }: SiteAnchorProps): ReactElement;
export {};
