/** The part of Trusted Types (W3C TR trusted-types §2.3) used here. Not in every browser. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { readonly createHTML: (html: string) => string };
}

/** The only policy that the Content-Security-Policy allows, so other scripts cannot turn text into markup. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('docs', {
  createHTML: (html) => html,
});

/** Marks text as safe to parse as markup: only for responses of this site's own server. */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}
