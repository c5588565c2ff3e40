/** Changes the links within the site in HTML. */
export declare function mapLinks(html: string, toHref: (href: string) => string): string;
/** Changes the links within the site in Markdown, where they begin with the origin. */
export declare function mapMarkdownLinks(text: string, origin: string, toHref: (href: string) => string): string;
