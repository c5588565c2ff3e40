import { type Term, type WordReader } from './words.ts';
export declare const NUMBER: RegExp;
/** A path parameter in the index, regardless of its name. */
export declare const ANY_SEGMENT = "{}";
/**
 * The index term of a complete path: `/Invoices/{invoiceId}/` → `/invoices/{}`. Parameter names are ignored, as is
 * their notation: `{id}`, `:id` or `<id>`.
 */
export declare function pathTerm(path: string): string;
/**
 * The index term of a complete name: `=error code`. It ranks pages with that name above pages that only mention it.
 * Null for a name of many words, which is a sentence.
 */
export declare function nameTerm(stems: readonly string[]): string | null;
/** The unique stems of a name, without numbers and stop words unless there are no others. `sign in` is one word. */
export declare function nameStems(words: readonly Term[], reader: WordReader): string[];
/** The same with a method: `get /invoices/{}`. */
export declare function operationTermOf(method: string, path: string): string;
