/*
 * Runs on exported sites, which have no worker. Handles the dialog's requests for `/search` in the browser, with the
 * same engine and the same index, which is next to this script.
 */
import type { StaticSearch } from './answer-search.ts';

const form = document.querySelector<HTMLFormElement>('header form[role="search"]');
const field = form?.querySelector('input');
const askServer = globalThis.fetch;
let engine: Promise<StaticSearch> | undefined;

globalThis.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  if (form === null || url.origin + url.pathname !== form.action) return askServer(input, init);
  engine ??= import('./answer-search.ts').then(
    (module) => new module.StaticSearch((name) => askServer(new URL(name, import.meta.url))),
  );
  const answer = await (await engine).answer(url.searchParams);
  init?.signal?.throwIfAborted();
  return answer;
};

// The form leads to the results page, which is empty here, so open the dialog.
const query = new URLSearchParams(location.search).get('q');
if (field != null && query !== null && document.querySelector('main.search-page') !== null) {
  field.value = query;
  field.focus();
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
