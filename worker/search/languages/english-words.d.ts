import { type LanguageWords } from './language.ts';
/** Verbs that form one word with a particle: `log in`, `set up`. */
export declare const PHRASAL_VERBS: ReadonlySet<string>;
export declare const PARTICLES: ReadonlySet<string>;
export declare const ACTIONS: {
    readonly create: readonly ['add', 'create', 'new', 'post', 'make', 'insert', 'upsert'];
    readonly delete: readonly ['delete', 'remove', 'destroy', 'erase', 'clear', 'purge', 'kick'];
    readonly update: readonly ['update', 'edit', 'modify', 'change', 'patch', 'set'];
    readonly get: readonly ['get', 'retrieve', 'fetch', 'read', 'show', 'view', 'download'];
    readonly list: readonly ['list', 'all', 'browse', 'query'];
};
/** Verbs for a change of one property, which APIs often offer only as an update: `close issue`. */
export declare const CHANGES: readonly string[];
/** Words for what belongs to the reader, and what operations call the reader. */
export declare const OWN_WORDS: ReadonlySet<string>;
export declare const OWNERS: readonly string[];
/** Words of yes-or-no questions, anywhere or at the beginning, and the verbs of operations that answer them. */
export declare const DOUBTS: ReadonlySet<string>;
export declare const YES_NO_WORDS: ReadonlySet<string>;
export declare const CHECKS: readonly string[];
/** Words in operation titles besides the name: `Create a single activity`, `Retrieves the given user by id`. */
export declare const TITLE_FILLERS: ReadonlySet<string>;
export declare const SAME_WORDS: readonly (readonly string[])[];
export declare const RELATED_WORDS: readonly (readonly string[])[];
export declare const ENGLISH_WORDS: LanguageWords;
