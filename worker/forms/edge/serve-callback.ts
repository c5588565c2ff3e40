import { NO_STORE } from '../../edge/http/headers/cache-control.ts';
import { callback, locale } from '../../model/messages/site-locale.ts';
import { callbackTexts } from '../../model/messages/site-locales.ts';
import { pathToHref } from '../../model/path.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import { SIGN_IN_CHANNEL } from '../oauth/authorization-request.ts';

/** Passes the parameters of the URL, in its query or fragment, to the waiting page and removes them from the URL. */
const SCRIPT = `const { search, hash } = location;
const answer = Object.fromEntries(new URLSearchParams(hash.length > 1 ? hash.slice(1) : search));
history.replaceState(null, '', location.pathname);
new BroadcastChannel('${SIGN_IN_CHANNEL}').postMessage(answer);
setTimeout(close, 300);`;

function renderPage({ site, assets }: Manifest): string {
  const texts = callbackTexts[site.locale] ?? { callback, locale };
  const { title, closeWindow } = texts.callback;
  return `<!doctype html>
<html lang="${texts.locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${pathToHref(site.base, assets.stylesheet)}">
<main class="message">
<h1>${title}</h1>
<p>${closeWindow}</p>
</main>
<script>${SCRIPT}</script>
</html>
`;
}

/** The page that authorization servers redirect to. Its URL has a code, which other sites never see. */
export async function serveCallback(manifest: Manifest): Promise<Response> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(SCRIPT));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return new Response(renderPage(manifest), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${hash}'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Cache-Control': NO_STORE,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  });
}
