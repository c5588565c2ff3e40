import type { SampleHeader } from '../../request/write/message-parts.ts';
import type { Unchecked, ValueFault } from '../check/checker.ts';
import type { TryItResponses } from '../exchange/record.ts';
/** The parts of a response that are checked. */
interface CheckedResponse {
    readonly method: string;
    readonly status: number;
    /** Its `Content-Type`, or empty. */
    readonly type: string;
    readonly headers: readonly SampleHeader[];
    /** Whether a browser may hide headers, as it does in responses of other origins (Fetch §3.3.6). */
    readonly hidesHeaders?: boolean;
    readonly bytes: Uint8Array;
}
/** How a response differs from the API description, and what could not be compared. Contains no values. */
export interface Verdict {
    readonly faults: readonly ValueFault[];
    readonly unchecked: readonly Unchecked[];
}
/** Compares a response with the API description. Null if its status is undocumented. */
export declare function checkResponse(response: CheckedResponse, documented: TryItResponses): Verdict | null;
export {};
