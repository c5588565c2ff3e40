import { NO_STORE } from '../edge/http/headers/cache-control.ts';
import { securityHeaders } from '../edge/http/headers/security-headers.ts';
import { ACCESS_PATHS } from '../model/access.ts';
import type { AccessMessages } from '../model/messages/messages.ts';
import { access, locale } from '../model/messages/site-locale.ts';
import { accessTexts } from '../model/messages/site-locales.ts';
import { pathToHref } from '../model/path.ts';
import type { Manifest } from '../model/records/manifest.ts';
import { textDirection } from '../model/text/scripts.ts';
import type { Place } from './place.ts';

/** What a page about the sign-in says and offers. */
interface AccessPage {
  readonly status: number;
  readonly title: keyof AccessMessages;
  readonly text?: keyof AccessMessages;
  readonly actions: readonly (keyof typeof ACTIONS)[];
  /** A URL that the browser goes on to. A redirect after a form would need it in the Content-Security-Policy. */
  readonly next?: string;
  readonly cookies?: readonly string[];
}

/** Centers the page, which has only the styles that all pages share. */
export const STYLE =
  'main{margin:16vh auto;padding-inline:1.5rem}.actions{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:center}';

/** Its hash, a CSP source expression (CSP Level 3 §2.3.1). */
export const STYLE_HASH = 'sha256-echjHnXzAY2ZHhfKmt4wrpas061SZGeeyzxYt3fQxqE=';

const ACTIONS = {
  signIn: (t: AccessMessages, base: string, look: string) =>
    `<a${look} href="${pathToHref(base, ACCESS_PATHS.signIn)}">${escapeHtml(t.signIn)}</a>`,
  toSite: (t: AccessMessages, base: string, look: string) =>
    `<a${look} href="${pathToHref(base, '/')}">${escapeHtml(t.toSite)}</a>`,
  signOut: (t: AccessMessages, base: string, look: string) =>
    `<form method="post" action="${pathToHref(base, ACCESS_PATHS.signOut)}"><button${look}>${escapeHtml(t.signOut)}</button></form>`,
};

/** A page outside the site's frame, in the language of the place. It names no page of the site. */
export function renderAccessPage(manifest: Manifest, place: Place, page: AccessPage): Response {
  const texts = accessTexts[place.locale] ?? { access, locale };
  const { access: t } = texts;
  const { base, title: siteTitle } = manifest.site;
  const title = escapeHtml(String(t[page.title]));
  const text = page.text === undefined ? '' : `<p>${escapeHtml(t[page.text])}</p>\n`;
  const refresh =
    page.next === undefined ? '' : `<meta http-equiv="refresh" content="0;url=${escapeHtml(page.next)}">\n`;
  // The first one is what most readers want.
  const actions = page.actions.map((action, index) =>
    ACTIONS[action](t, place.base, index === 0 ? ' class="button"' : ''),
  );
  // Otherwise, its text is painted before they arrive. The pages that follow need them too.
  const fonts = (manifest.assets.fonts ?? []).map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">\n`,
  );
  const html = `<!doctype html>
<html lang="${texts.locale}" dir="${textDirection(texts.locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} | ${escapeHtml(siteTitle)}</title>
<link rel="stylesheet" href="${pathToHref(base, manifest.assets.stylesheet)}">
<style>${STYLE}</style>
${fonts.join('')}${refresh}<main class="message">
<p>${escapeHtml(siteTitle)}</p>
<h1>${title}</h1>
${text}<div class="actions">
${actions.join('\n')}
</div>
</main>
</html>
`;
  const response = respond(manifest, {
    status: page.status,
    body: html,
    cookies: page.cookies ?? [],
    type: 'text/html',
  });
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  response.headers.set('Content-Security-Policy', policy.replace("style-src 'self'", `$& '${STYLE_HASH}'`));
  return response;
}

/** A redirect that no cache stores, and that tells the next page nothing about this one. */
export function redirect(manifest: Manifest, location: string, cookies: readonly string[] = []): Response {
  const response = respond(manifest, { status: 303, body: null, cookies, type: null });
  response.headers.set('Location', location);
  return response;
}

export function refuse(manifest: Manifest, status: number, text: string): Response {
  return respond(manifest, { status, body: `${text}\n`, cookies: [], type: 'text/plain' });
}

function respond(
  manifest: Manifest,
  init: {
    readonly status: number;
    readonly body: string | null;
    readonly cookies: readonly string[];
    readonly type: string | null;
  },
): Response {
  const headers = new Headers({
    ...securityHeaders(manifest),
    'Cache-Control': NO_STORE,
    // The URL may have a code. With `no-referrer`, browsers would not name the origin of the form that signs out.
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
  });
  if (init.type !== null) headers.set('Content-Type', `${init.type}; charset=utf-8`);
  for (const cookie of init.cookies) headers.append('Set-Cookie', cookie);
  return new Response(init.body, { status: init.status, headers });
}

/** Texts may be the site's own, and URLs the provider's. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
