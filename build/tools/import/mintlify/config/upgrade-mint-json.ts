import { trimSlashes } from '../../../../../worker/model/path.ts';
import { isObject, type JsonObject } from '../../../../../worker/request/value/json.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { at, listAt, own, textAt } from '../../shared/values.ts';

/** Converts an older mint.json to the form of docs.json. */
export function upgradeMintJson(old: JsonObject, notes: ImportNotes, file: string): JsonObject {
  const cta = own(old, 'topbarCtaButton');
  const [analytics, integrations] = [own(old, 'analytics'), own(old, 'integrations')];
  const ctaType = textAt(cta, 'type') ?? 'button';
  noteUnknown(old, notes, file);
  return {
    name: own(old, 'name'),
    description: own(old, 'description') ?? at(old, 'seo', 'description'),
    colors: own(old, 'colors'),
    logo: own(old, 'logo'),
    favicon: own(old, 'favicon'),
    fonts: own(old, 'font'),
    banner: own(old, 'banner'),
    backgroundImage: own(old, 'backgroundImage'),
    appearance: { default: at(old, 'modeToggle', 'default'), strict: at(old, 'modeToggle', 'isHidden') },
    navigation: toNavigation(old),
    navbar: {
      links: listAt(old, 'topbarLinks').map((link) => ({ label: own(link, 'name'), href: own(link, 'url') })),
      ...(isObject(cta) ? { primary: { type: ctaType, label: own(cta, 'name'), href: own(cta, 'url') } } : {}),
    },
    footer: { socials: toSocials(own(old, 'footerSocials')), links: toFooterLinks(own(old, 'footer')) },
    integrations: { ...(isObject(analytics) ? analytics : {}), ...(isObject(integrations) ? integrations : {}) },
    redirects: own(old, 'redirects'),
    seo: { metatags: own(old, 'metadata'), indexing: own(old, 'seo') },
    api: { openapi: own(old, 'openapi'), mdx: { server: at(old, 'api', 'baseUrl'), auth: at(old, 'api', 'auth') } },
    search: own(old, 'search'),
  };
}

const KNOWN = new Set(
  `$schema name description colors logo favicon font banner backgroundImage modeToggle navigation topbarLinks topbarCtaButton
  footerSocials footer analytics redirects metadata seo api openapi search integrations tabs anchors primaryTab topAnchor
  versions layout theme feedback rounded isWhiteLabeled sidebar topbar eyebrow codeBlock stylesheets`.split(/\s+/),
);

function noteUnknown(old: JsonObject, notes: ImportNotes, file: string): void {
  for (const key of Object.keys(old))
    if (!KNOWN.has(key))
      notes.leaveOut(
        { file },
        `the setting ${JSON.stringify(key)}`,
        'there is no equivalent',
        'See docs/reference/settings.md.',
      );
}

/** A list of accounts by network, or `[{ type, url }]`. */
function toSocials(socials: unknown): unknown {
  if (!Array.isArray(socials)) return socials;
  return Object.fromEntries(socials.map((social) => [textAt(social, 'type') ?? 'website', own(social, 'url')]));
}

function toFooterLinks(footer: unknown): unknown {
  return listAt(footer, 'links').map((column) => ({
    header: own(column, 'title') ?? own(column, 'header'),
    items: listAt(column, 'links').map((link) => ({
      label: own(link, 'label'),
      href: own(link, 'url') ?? own(link, 'href'),
    })),
  }));
}

/** The tabs and anchors own the groups whose pages are below their `url`, and the versions those with their name. */
function toNavigation(old: JsonObject): JsonObject {
  const groups = listAt(old, 'navigation');
  const versions = listAt(old, 'versions').flatMap((version) => {
    const name = typeof version === 'string' ? version : textAt(version, 'name');
    return name === null ? [] : [name];
  });
  if (versions.length === 0) return toTabs(old, groups);
  return {
    versions: versions.map((version, index) => ({
      version,
      default: index === 0,
      ...toTabs(
        old,
        groups.filter((group) => [undefined, version].includes(own(group, 'version') as string | undefined)),
      ),
    })),
  };
}

function toTabs(old: JsonObject, groups: readonly unknown[]): JsonObject {
  const tabs = [
    ...listAt(old, 'tabs').map((tab) => toSection('tab', tab)),
    ...listAt(old, 'anchors').map((anchor) => toSection('anchor', anchor)),
  ];
  const inside = tabs.filter(({ href }) => href === null);
  const ownerOf = (group: unknown): (typeof tabs)[number] | null => {
    const page = firstPage(group);
    return inside.find(({ path }) => page !== null && `/${page}/`.startsWith(`/${path}/`)) ?? null;
  };
  const globals = tabs.flatMap(({ href, label, icon }) => (href === null ? [] : [{ anchor: label, href, icon }]));
  const filled = inside.map((section) => ({
    kind: section.kind,
    tab: section.label,
    icon: section.icon,
    openapi: section.openapi,
    groups: groups.filter((group) => ownerOf(group) === section),
  }));
  const rest = groups.filter((group) => ownerOf(group) === null);
  const owned = filled.filter((section) => section.groups.length > 0 || section.openapi !== undefined);
  const primary = {
    tab: textAt(old, 'primaryTab', 'name') ?? textAt(old, 'topAnchor', 'name') ?? 'Documentation',
    groups: rest,
  };
  return {
    global: { anchors: globals },
    ...(owned.length === 0 ? { groups: rest } : { tabs: [...(rest.length === 0 ? [] : [primary]), ...owned] }),
  };
}

function toSection(kind: 'tab' | 'anchor', written: unknown) {
  const url = textAt(written, 'url') ?? '';
  const isOutside = /^(?:https?:|mailto:)/i.test(url);
  return {
    kind,
    label: textAt(written, 'name') ?? url,
    icon: own(written, 'icon'),
    openapi: own(written, 'openapi'),
    href: isOutside ? url : null,
    path: trimSlashes(url),
  };
}

function firstPage(group: unknown): string | null {
  for (const page of listAt(group, 'pages')) {
    const found = typeof page === 'string' ? page.replace(/^\/+/, '') : firstPage(page);
    if (found !== null) return found;
  }
  return null;
}
