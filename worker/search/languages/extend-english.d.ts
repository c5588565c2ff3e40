import { type ActionName, type LanguageWords } from './language.ts';
/** What a language has in addition to English. Lists of words are separated by spaces. */
interface OwnWords {
    readonly stopWords: string;
    readonly questionWords?: string;
    readonly howWords?: string;
    readonly questionFillers?: string;
    readonly actions?: Readonly<Record<ActionName, string>>;
    readonly verbs?: string;
    readonly articles?: string;
    readonly prepositions?: string;
    readonly sameWords?: readonly (readonly string[])[];
    readonly relatedWords?: readonly (readonly string[])[];
}
/** The words of a language and those of English, because names in APIs are English in any documentation. */
export declare function extendEnglish(own: OwnWords, fold: (text: string) => string): LanguageWords;
export {};
