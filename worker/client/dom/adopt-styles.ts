/** Adds styles from a script. CSP does not treat them as inline (CSSOM §6.2). */
export function adoptStyles(document: Document, styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
