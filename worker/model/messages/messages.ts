import type { AgentMessages } from './agent-messages.ts';
import type { ClientMessages } from './client-messages.ts';
import type { LaterMessages } from './later-messages.ts';
import type { NewsMessages } from './news-messages.ts';
import type { PageMessages } from './page-messages.ts';
import type { ReferenceMessages } from './reference-messages.ts';
import type { SearchMessages } from './search-messages.ts';
import type { TryItMessages } from './try-it-messages.ts';

/**
 * Every text of the interface. A locale is one object of this type. It uses `Intl.PluralRules` for plural forms and
 * `Intl` for lists and dates. Separate sections let each script include only its own texts.
 */
export interface Messages {
  /** BCP 47 language tag. */
  readonly locale: string;
  readonly agents: AgentMessages;
  readonly client: ClientMessages;
  readonly later: LaterMessages;
  readonly news: NewsMessages;
  readonly page: PageMessages;
  readonly reference: ReferenceMessages;
  readonly search: SearchMessages;
  readonly tryIt: TryItMessages;
}
