import type { FaultMessages, UncheckedMessages } from './fault-messages.ts';
import type { OAuthMessages } from './oauth-messages.ts';
/** The Try-it form and the response view. */
export interface TryItMessages {
    readonly add: string;
    readonly addField: string;
    readonly anyStatus: string;
    readonly authorization: string;
    readonly body: string;
    readonly branch: string;
    readonly bytes: (count: number) => string;
    /** Beside a value that an earlier call returned. */
    readonly carried: string;
    readonly close: string;
    readonly code: string;
    readonly copied: string;
    readonly copyCurl: string;
    /** The button that shows the documented response again. */
    readonly documented: string;
    readonly download: string;
    readonly empty: string;
    readonly example: string;
    readonly failures: Readonly<Record<'cors' | 'foreign' | 'header' | 'interim' | 'invalid' | 'loading' | 'network' | 'operation' | 'origin' | 'private' | 'rate' | 'redirect' | 'size' | 'mockSize' | 'timeout' | 'unreachable', string>>;
    readonly faults: FaultMessages;
    readonly fillIn: string;
    readonly faultCount: (count: number) => string;
    /** Removes a value of an earlier call from the forms. */
    readonly forget: (value: string) => string;
    readonly form: string;
    readonly headers: string;
    readonly history: string;
    /** For a response that was truncated, too long or stalled. */
    readonly incomplete: string;
    readonly item: (number: number) => string;
    readonly documentedError: (status: number) => string;
    readonly matches: string;
    readonly notChecked: (rules: readonly string[]) => string;
    readonly unchecked: UncheckedMessages;
    readonly mediaType: string;
    readonly mismatches: (count: number) => string;
    readonly mock: string;
    readonly moreFields: (count: number) => string;
    readonly moreItems: (count: number) => string;
    readonly name: string;
    readonly noResponse: string;
    /** The mock accepts any credentials. */
    readonly notNeeded: string;
    readonly oauth: OAuthMessages;
    /** Before the parameters that a reader can add. */
    readonly optional: string;
    readonly parameters: Readonly<Record<'cookie' | 'header' | 'path' | 'query' | 'querystring', string>>;
    readonly password: string;
    readonly raw: string;
    readonly copyLink: string;
    /** Credentials are filled in. */
    readonly entered: string;
    readonly environment: string;
    /** What to do about an error, by status or by its first digit. */
    readonly remedies: Readonly<Record<number, string>>;
    readonly remember: string;
    readonly remove: (name: string) => string;
    readonly required: string;
    readonly reset: string;
    readonly response: string;
    readonly send: string;
    readonly sendAgain: string;
    readonly sendAnyway: string;
    readonly sending: string;
    readonly server: string;
    readonly showSecrets: string;
    readonly stop: string;
    readonly stopped: string;
    readonly text: string;
    readonly title: string;
    readonly tree: string;
    readonly undescribedStatus: (status: number) => string;
    readonly user: string;
    readonly value: string;
}
