import { basename } from 'node:path';
import { isObject } from '../../../../../worker/request/value/json.ts';
import { findHeadFault } from '../../../../site/config/settings/head-settings.ts';
import type { ImportedApi } from '../../shared/apis/import-apis.ts';
import { toPlainId } from '../../shared/free-id.ts';
import type { OtherHosts } from '../../shared/pages/other-hosts.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { at, listAt, own, textAt } from '../../shared/values.ts';
import { noteUntaken } from '../config/known-settings.ts';
import type { MintlifyConfig } from '../config/read-docs-json.ts';
import type { ImportedNavigation, NavbarItem } from '../navigation/write-navigation.ts';
import { importAnalytics } from './import-analytics.ts';
import { importFooter } from './import-footer.ts';

interface SiteSources {
  readonly root: string;
  readonly navigation: ImportedNavigation;
  readonly apis: readonly ImportedApi[];
  readonly hosts: OtherHosts;
  /** The address of a file of the project; null if it was not copied. */
  readonly file: (path: string) => string | null;
  /** Checks that become warnings. */
  readonly checks: Readonly<Record<string, string>>;
}

/** Creates the content of site.yaml. */
export function toSiteSettings(config: MintlifyConfig, sources: SiteSources, notes: ImportNotes) {
  const { settings, locate } = config;
  const { root, navigation, apis, hosts } = sources;
  const title = textAt(settings, 'name') ?? basename(root);
  noteUntaken(config, notes);
  const canonical = textAt(settings, 'seo', 'metatags', 'canonical');
  const extra = toNavbarLinks(config);
  const withExtra = (items: readonly NavbarItem[]): NavbarItem[] => [...items, ...extra];
  const variables = Object.entries(isObject(own(settings, 'variables')) ? (own(settings, 'variables') as object) : {});
  return {
    title,
    tagline: textAt(settings, 'description') ?? '',
    origin: canonical !== null && URL.canParse(canonical) ? new URL(canonical).origin : 'https://docs.example.com',
    product: { name: title, slug: toPlainId(title, 'product') },
    ...(variables.length === 0
      ? {}
      : { variables: { docs: Object.fromEntries(variables.map(([name, value]) => [name, String(value) || ' '])) } }),
    ...toLogo(config, sources, notes),
    favicon: toFavicon(config, sources),
    ...toTheme(config, notes),
    ...toColorMode(config),
    ...toAnnouncement(config),
    navbar: withExtra(navigation.navbar),
    ...(Object.keys(navigation.navbars).length === 0
      ? {}
      : {
          navbars: Object.fromEntries(Object.entries(navigation.navbars).map(([id, items]) => [id, withExtra(items)])),
        }),
    ...toRepository(config),
    footer: importFooter(config),
    docs: { path: 'pages', routeBasePath: '/' },
    markdown: { format: 'mdx' },
    ...(apis.length === 0
      ? {}
      : { apis: apis.map(({ id, description, path, sidebar }) => ({ id, description, path, sidebar })) }),
    ...hosts,
    ...importAnalytics(config, notes),
    ...toHead(config, notes),
    checks: sources.checks,
  };

  function toHead({ settings: written }: MintlifyConfig, into: ImportNotes) {
    const tags = at(written, 'seo', 'metatags');
    const head = Object.entries(isObject(tags) ? tags : {}).flatMap(([name, content]) => {
      if (name === 'canonical' || typeof content !== 'string') return [];
      const entry = { meta: { [name.startsWith('og:') ? 'property' : 'name']: name, content } };
      const fault = findHeadFault({ ...entry, hosts: [] });
      if (fault === null) return [entry];
      into.leaveOut(
        locate('seo', 'metatags', name),
        `the metatag ${JSON.stringify(name)}`,
        fault.replace(/\. [^.]*$/, ''),
        'See "head" in docs/operating.md.',
      );
      return [];
    });
    return head.length === 0 ? {} : { head };
  }
}

function toLogo({ settings, locate }: MintlifyConfig, { file }: SiteSources, notes: ImportNotes) {
  const logo = own(settings, 'logo');
  const find = (written: string | null): string | null => {
    if (written === null) return null;
    const found = file(written);
    if (found === null) notes.leaveOutLogo(locate('logo'), written);
    return found;
  };
  const light = find(typeof logo === 'string' ? logo : (textAt(logo, 'light') ?? textAt(logo, 'dark')));
  if (light === null) return {};
  const dark = typeof logo === 'string' ? null : find(textAt(logo, 'dark'));
  const href = textAt(logo, 'href');
  if (href !== null && href !== '/')
    notes.leaveOut(
      locate('logo', 'href'),
      'the link of the logo',
      'it leads to the home page here',
      `Add a link to ${href} to "navbar" in site.yaml.`,
    );
  // Mintlify shows no title beside a logo.
  return { logo: { light, ...(dark === null || dark === light ? {} : { dark }), showTitle: false } };
}

function toFavicon({ settings }: MintlifyConfig, { file }: SiteSources): string | null {
  const favicon = own(settings, 'favicon');
  const written = typeof favicon === 'string' ? favicon : (textAt(favicon, 'light') ?? textAt(favicon, 'dark'));
  return written === null ? null : file(written);
}

function toTheme({ settings, locate }: MintlifyConfig, notes: ImportNotes) {
  const accent = textAt(settings, 'colors', 'primary');
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(accent ?? '');
  const hex =
    short === null
      ? accent
      : `#${short
          .slice(1)
          .map((digit) => digit + digit)
          .join('')}`;
  const fonts = own(settings, 'fonts');
  const family = textAt(fonts, 'family') ?? textAt(fonts, 'body', 'family') ?? textAt(fonts, 'heading', 'family');
  if (family !== null)
    notes.leaveOut(
      locate('fonts'),
      `the font ${JSON.stringify(family)}`,
      'fonts are packages or files of the site',
      `Run "npm install @fontsource-variable/${family.toLowerCase().replace(/\s+/g, '-')}", and set "theme.fonts.text" in site.yaml to it.`,
    );
  return hex !== null && /^#[0-9a-f]{6}$/i.test(hex) ? { theme: { accent: hex.toLowerCase() } } : {};
}

function toColorMode({ settings }: MintlifyConfig) {
  const mode = textAt(settings, 'appearance', 'default');
  const isStrict = at(settings, 'appearance', 'strict') === true;
  if (mode !== 'light' && mode !== 'dark') return {};
  return {
    colorMode: { defaultMode: mode, respectPrefersColorScheme: false, ...(isStrict ? { disableSwitch: true } : {}) },
  };
}

function toAnnouncement({ settings }: MintlifyConfig) {
  const text = textAt(settings, 'banner', 'content');
  if (text === null) return {};
  const id = toPlainId(text, 'banner').slice(0, 40);
  return {
    announcement: { id, text: text.replace(/\s+/g, ' '), closeable: at(settings, 'banner', 'dismissible') === true },
  };
}

function toNavbarLinks({ settings }: MintlifyConfig): NavbarItem[] {
  const anchors = listAt(settings, 'navigation', 'global', 'anchors').map((anchor) => ({
    label: textAt(anchor, 'anchor'),
    href: textAt(anchor, 'href'),
  }));
  const links = listAt(settings, 'navbar', 'links').map((link) => ({
    label: textAt(link, 'label') ?? nameOfType(link),
    href: textAt(link, 'href') ?? textAt(link, 'url'),
  }));
  const primary = own(settings, 'navbar') === undefined ? undefined : at(settings, 'navbar', 'primary');
  const button =
    textAt(primary, 'type') === 'github'
      ? []
      : [{ label: textAt(primary, 'label') ?? nameOfType(primary), href: textAt(primary, 'href') }];
  return [...anchors, ...links, ...button].flatMap(({ label, href }) =>
    label === null || href === null ? [] : [{ label, to: href }],
  );
}

function nameOfType(link: unknown): string | null {
  const type = textAt(link, 'type');
  return type === null ? null : type.charAt(0).toUpperCase() + type.slice(1);
}

/** The source code, if the button of the navbar leads there. */
function toRepository({ settings }: MintlifyConfig) {
  const primary = at(settings, 'navbar', 'primary');
  const link = [primary, ...listAt(settings, 'navbar', 'links')].find((item) => textAt(item, 'type') === 'github');
  const href = textAt(link, 'href');
  return href !== null && URL.canParse(href) ? { repository: href } : {};
}
