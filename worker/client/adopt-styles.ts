/** Styles that a script brings along; no policy counts them as inline (CSSOM §6.2). */
export function adoptStyles(document: Document, styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
