import type { Core } from '../../client/core.ts';
import { adoptStyles } from '../../client/dom/adopt-styles.ts';
import { readStored, removeStored, writeStored } from '../../client/dom/storage.ts';
import { tryIt as t } from '../../model/messages/site-locale.ts';
import { parseExactJson } from '../../request/value/exact-integers.ts';
import { LINK_PARAMETER, readLink } from '../exchange/link.ts';
import type { TryItForm, TryItResponses } from '../exchange/record.ts';
import { tellStory } from './carried/tell-story.ts';
import { Panel } from './panel.ts';
import responseStyles from './response/response.css' with { type: 'text' };
import { Secrets } from './secrets.ts';
import styles from './try-it.css' with { type: 'text' };

/** A form that was opened, until the page is loaded again. */
interface KeptForm {
  readonly panel: Panel;
  /** The button that closes it; null while it is closed. */
  opener: HTMLElement | null;
}

/** By the URL of its data. */
const FORMS = new Map<string, KeptForm>();

/** Forms with their responses can be large, so the ones opened first are forgotten. */
const MAX_FORMS = 20;

/** By API id, so that readers enter a token once for all operations. */
const SECRETS = new Map<string, Secrets>();

/** Restore the samples of articles whose form is closed, by the button that opens it. */
const STORIES = new WeakMap<HTMLElement, () => void>();

adoptStyles(document, styles + responseStyles);
addEventListener('pagehide', keepChanges);

/** Opens or closes an operation's form, below its line. */
export async function openForm(opener: HTMLElement, core: Core): Promise<void> {
  const href = hrefOf(opener);
  const kept = FORMS.get(href) ?? (await createForm(href, core));
  if (kept === null) {
    core.announce(document, t.failures.loading);
    return;
  }
  if (kept.panel.element.isConnected) {
    closeForm(href);
    return;
  }
  attach(kept, opener);
  kept.panel.focus();
  kept.panel.element.scrollIntoView({ block: 'nearest' });
}

/** A form that is open, and what it is about. */
export interface ShownForm {
  readonly panel: Panel;
  readonly form: TryItForm;
  /** Where the worker receives its requests. */
  readonly sendHref: string;
}

/** Opens an operation's form unless it is open, for an agent: the focus stays where it is. Null if it cannot be loaded. */
export async function showForm(opener: HTMLElement, core: Core): Promise<ShownForm | null> {
  const href = hrefOf(opener);
  const kept = FORMS.get(href) ?? (await createForm(href, core));
  if (kept === null) return null;
  if (!kept.panel.element.isConnected) attach(kept, opener);
  return { panel: kept.panel, form: await load<TryItForm>(href), sendHref: href.replace('/form/', '/send/') };
}

/** Opens the form of an article that the reader has come back to, if it was open. */
export function reopenForm(opener: HTMLElement): void {
  const kept = FORMS.get(hrefOf(opener));
  if (kept !== undefined && kept.opener !== null && !kept.panel.element.isConnected) attach(kept, opener);
}

/** Shows the reader's server and the values of earlier calls in the samples of an article, unless its form is open. */
export async function continueStory(opener: HTMLElement, core: Core): Promise<void> {
  const form = await load<TryItForm>(hrefOf(opener));
  // Meanwhile, the reader may have gone on.
  if (opener.isConnected && opener.ariaExpanded !== 'true') STORIES.set(opener, tellStory(form, t, core.enhance));
}

async function createForm(href: string, core: Core): Promise<KeptForm | null> {
  const form = await load<TryItForm>(href).catch(() => null);
  if (form === null) return null;
  // Meanwhile, another call may have created it.
  const other = FORMS.get(href);
  if (other !== undefined) return other;
  const secrets = SECRETS.get(form.api) ?? new Secrets(form.api);
  SECRETS.set(form.api, secrets);
  const panel = new Panel({
    form,
    secrets,
    t,
    sendHref: href.replace('/form/', '/send/'),
    loadResponses: () => load<TryItResponses>(href.replace('/form/', '/responses/')),
    announce: (text) => core.announce(document, text),
    enhance: core.enhance,
    close: () => closeForm(href),
  });
  const link = new URLSearchParams(location.search).get(LINK_PARAMETER) ?? readStored(keyOf(href), 'sessionStorage');
  const linked = readLink(link ?? '');
  if (linked !== null) panel.show(linked);
  const kept: KeptForm = { panel, opener: null };
  FORMS.set(href, kept);
  const [first] = FORMS.keys();
  if (FORMS.size > MAX_FORMS && first !== undefined) FORMS.delete(first);
  return kept;
}

function attach(kept: KeptForm, opener: HTMLElement): void {
  const line = opener.closest('.operation-line');
  if (line === null) return;
  kept.opener = opener;
  STORIES.get(opener)?.();
  kept.panel.attach(line);
  opener.ariaExpanded = 'true';
}

function closeForm(href: string): void {
  const kept = FORMS.get(href);
  if (kept === undefined) return;
  kept.panel.detach();
  kept.opener?.setAttribute('aria-expanded', 'false');
  kept.opener?.focus();
  kept.opener = null;
}

/** Keeps what the reader has entered for the next load in this tab, and nothing of a form that is as it was. */
function keepChanges(): void {
  for (const [href, { panel }] of FORMS) {
    const changes = panel.changes();
    if (changes === null) removeStored(keyOf(href), 'sessionStorage');
    else writeStored(keyOf(href), changes, 'sessionStorage');
  }
}

function keyOf(href: string): string {
  return `try-it-form ${href}`;
}

function hrefOf({ dataset }: HTMLElement): string {
  return dataset.form ?? '';
}

async function load<T>(href: string): Promise<T> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return parseExactJson(await response.text()) as T;
}
