import type { PageMessages } from '../../model/messages/texts/page-messages.ts';
import type { SafeHtml } from '../../model/safe-html.ts';
import type { SiteFrame } from '../../model/site.ts';
/** Replaces the results on an exported site: explains that search needs JavaScript, and shows next steps. */
export declare function renderStaticSearchArticle(site: SiteFrame, messages: PageMessages): SafeHtml;
