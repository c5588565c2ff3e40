import type { Messages } from './messages.ts';
import { type OwnTexts } from './own-texts.ts';
/** The tags for which there are texts. */
export declare const MESSAGE_LOCALES: readonly string[];
/**
 * The texts for a BCP 47 tag: an exact match, a match by language and script (`zh` and `zh-Hans` are written as `zh-CN`
 * is), or English, each with a site's own texts. For code that is not bundled for a site.
 */
export declare function findMessages(tag: string, own?: OwnTexts): Messages;
/**
 * What a module exports for the language of a tag, by names such as `ptBR`; undefined if it has none. A tag finds the
 * language whose texts `findMessages` finds.
 */
export declare function findByLocale<T>(exported: Readonly<Record<string, T>>, tag: string): T | undefined;
/** What results that depend on texts are cached by. */
export declare function messagesKey({ locale, own }: Pick<Messages, 'locale' | 'own'>): string;
/** Whether there are texts for a BCP 47 tag. */
export declare function hasMessages(tag: string): boolean;
