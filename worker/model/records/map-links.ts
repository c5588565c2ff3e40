/** Attributes of articles with paths of the site. Text has no quotes, which are escaped. */
const LINK = /( (?:href|src|data-form)=")(\/(?!\/)[^"]*)/g;

/** Changes the links within the site in HTML. */
export function mapLinks(html: string, toHref: (href: string) => string): string {
  return html.replace(LINK, (_, start: string, href: string) => start + toHref(href));
}

/** Changes the links within the site in Markdown, where they begin with the origin. */
export function mapMarkdownLinks(text: string, origin: string, toHref: (href: string) => string): string {
  return text
    .split(`](${origin}`)
    .map((part, index) => (index === 0 ? part : part.replace(/^\/[^)\s>]*/, toHref)))
    .join(`](${origin}`);
}
