import type { StatusNames } from '../texts/reference-messages.ts';
/**
 * The names in the IANA registry (https://www.iana.org/assignments/http-status-codes), without notes in parentheses, and
 * with 418, which is reserved because of RFC 2324 (RFC 9110 §15.5.19).
 */
export declare const statuses: StatusNames;
