/** The part of Trusted Types (W3C TR trusted-types §2.3) that is used here; not in every browser. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { readonly createHTML: (html: string) => string };
}

/** The one policy that the Content-Security-Policy names: no other script can make markup of text. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('docs', {
  createHTML: (html) => html,
});

/** Marks text as markup that may be parsed: only for what this site's own server has sent. */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}
