type Some<Texts> = {
    readonly [Key in keyof Texts]?: Texts[Key] extends string | ((...values: never[]) => string) ? Texts[Key] : Some<Texts[Key]>;
};
/**
 * A section with some texts replaced, for a locale that takes the others from another one. `pt-BR.ts` may have
 * `export * from './pt.ts'`, and instead of its `client` `/* @__PURE__ *\/ withTexts(pt.client, { tabs: 'Opções' })`.
 */
export declare function withTexts<Texts extends object>(section: Texts, texts: Some<Texts>): Texts;
export {};
