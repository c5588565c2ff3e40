import type { OwnTexts } from './own-texts.ts';
import type { AccessMessages } from './texts/access-messages.ts';
import type { AgentMessages } from './texts/agent-messages.ts';
import type { ClientMessages } from './texts/client-messages.ts';
import type { FaultMessages } from './texts/fault-messages.ts';
import type { LaterMessages } from './texts/later-messages.ts';
import type { MockAddressMessages, MockMessages } from './texts/mock-messages.ts';
import type { PageMessages } from './texts/page-messages.ts';
import type { ReferenceMessages } from './texts/reference-messages.ts';
import type { SearchMessages } from './texts/search-messages.ts';
import type { TryItMessages } from './texts/try-it-messages.ts';
/**
 * Every text of the interface. A locale is a module of this type here, with an export for each section, so that
 * each bundle includes only its own texts. It uses `Intl.PluralRules` for plural forms and `Intl` for lists and dates.
 */
export interface Messages {
    /** BCP 47 language tag, and the name of the module. */
    readonly locale: string;
    /** A site's own texts, if it has any. */
    readonly own?: OwnTexts;
    readonly access: AccessMessages;
    readonly agents: AgentMessages;
    readonly callback: CallbackMessages;
    readonly client: ClientMessages;
    readonly dev: DevMessages;
    readonly faults: FaultMessages;
    readonly later: LaterMessages;
    readonly mock: MockMessages;
    readonly mockAddress: MockAddressMessages;
    readonly news: NewsMessages;
    readonly page: PageMessages;
    readonly reference: ReferenceMessages;
    readonly search: SearchMessages;
    readonly tryIt: TryItMessages;
}
/** Texts of what the build renders. */
export type BuildMessages = Pick<Messages, 'locale' | 'news' | 'own' | 'page' | 'reference'>;
/** Texts of what the worker renders without the modules that it loads on demand. */
export type EdgeMessages = Pick<Messages, 'agents' | 'page'>;
/** The page that authorization servers redirect to. */
export interface CallbackMessages {
    readonly title: string;
    readonly closeWindow: string;
}
/** Texts for authors, on top of the pages that `dev` serves. Findings and the command line are in English. */
export interface DevMessages {
    readonly close: string;
    readonly errors: (count: number) => string;
    /** Follows the errors that are shown. */
    readonly more: (count: number) => string;
    readonly noResponse: string;
    readonly noResponseText: string;
    readonly waiting: string;
    readonly waitingText: string;
}
/** Texts of news lists. */
export interface NewsMessages {
    readonly atomFeed: string;
    readonly jsonFeed: string;
}
