import type { EdgeMessages, Messages } from './messages.ts';
type ByLocale<Texts> = Readonly<Record<string, Texts>>;
/**
 * The texts of a site's other languages, by locale: an export for each module of the worker that needs them. In the
 * bundles of such a site, the files of its locales replace this module.
 */
export declare const edgeTexts: ByLocale<EdgeMessages>;
export declare const mockTexts: ByLocale<Pick<Messages, 'faults' | 'mock'>>;
export declare const mockAddressTexts: ByLocale<Pick<Messages, 'mockAddress'>>;
export declare const callbackTexts: ByLocale<Pick<Messages, 'callback' | 'locale'>>;
export declare const accessTexts: ByLocale<Pick<Messages, 'access' | 'locale'>>;
export {};
