import type { Core } from '../../client/core.ts';
import { adoptStyles } from '../../client/dom/adopt-styles.ts';
import { tryIt as t } from '../../model/messages/site-locale.ts';
import { LINK_PARAMETER, readLink } from '../exchange/link.ts';
import type { TryItForm, TryItResponses } from '../exchange/record.ts';
import { Panel } from './panel.ts';
import responseStyles from './response/response.css' with { type: 'text' };
import { Secrets } from './secrets.ts';
import styles from './try-it.css' with { type: 'text' };

const PANELS = new WeakMap<HTMLElement, HTMLElement>();

/** By API id, so that readers enter a token once for all operations. */
const SECRETS = new Map<string, Secrets>();

adoptStyles(document, styles + responseStyles);

/** Opens or closes an operation's form, below its line. */
export async function openForm(opener: HTMLElement, core: Core): Promise<void> {
  const announce = (text: string): void => core.announce(document, text);
  const { form: href = '' } = opener.dataset;
  const line = opener.closest('.operation-line');
  if (line === null) return;
  const open = PANELS.get(opener);
  if (open?.isConnected === true) {
    close(opener, open);
    return;
  }
  opener.setAttribute('aria-busy', 'true');
  const form = await load<TryItForm>(href).catch(() => null);
  opener.removeAttribute('aria-busy');
  if (form === null) {
    announce(t.failures.loading);
    return;
  }
  const secrets = SECRETS.get(form.api) ?? new Secrets(form.api);
  SECRETS.set(form.api, secrets);
  const panel = new Panel({
    form,
    secrets,
    t,
    sendHref: href.replace('/form/', '/send/'),
    loadResponses: () => load<TryItResponses>(href.replace('/form/', '/responses/')),
    announce,
    enhance: core.enhance,
    close: () => close(opener, panel.element),
  });
  PANELS.set(opener, panel.element);
  const linked = readLink(new URLSearchParams(location.search).get(LINK_PARAMETER) ?? '');
  if (linked !== null) panel.show(linked);
  line.after(panel.element);
  opener.setAttribute('aria-expanded', 'true');
  panel.element.querySelector<HTMLElement>('.try-input')?.focus({ preventScroll: true });
  panel.element.scrollIntoView({ block: 'nearest' });
}

function close(opener: HTMLElement, panel: HTMLElement): void {
  panel.remove();
  opener.setAttribute('aria-expanded', 'false');
  opener.focus();
}

async function load<T>(href: string): Promise<T> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return (await response.json()) as T;
}
