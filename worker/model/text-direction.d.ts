/** The direction of a language, a BCP 47 tag, by the script that it is usually written in. */
export declare function textDirection(tag: string): 'ltr' | 'rtl';
