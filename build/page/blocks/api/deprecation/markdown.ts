import type { PageMessages } from '../../../../../worker/model/messages/page-messages.ts';
import { oneLine, quote } from '../../../text/markdown-text.ts';

/** `reason`: the replacement; null if the description does not say. */
export function deprecationQuote(reason: string | null, page: PageMessages): string {
  return quote(`**${page.deprecated}:** ${oneLine(reason ?? page.deprecatedOperation)}`);
}
