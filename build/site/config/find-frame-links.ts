import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import type { YamlDocument } from '../../base/source/parse-yaml.ts';
import { DescriptionCompiler } from '../../page/description/compile-description.ts';
import { type SiteLink, toSiteLink } from '../docs/site-links.ts';
import { headFiles } from './settings/head-settings.ts';
import type { LogoSettings } from './settings/logo-settings.ts';
import type { SiteConfig } from './site-config.ts';

type FrameSettings = Pick<
  SiteConfig,
  'logo' | 'favicon' | 'image' | 'navbar' | 'navbars' | 'footer' | 'head' | 'announcement'
>;

/** Links and images in the settings of the frame, with their locations. */
export function findFrameLinks(
  { logo, favicon, image, navbar, navbars, footer, head, announcement }: FrameSettings,
  file: string,
  document: YamlDocument,
): SiteLink[] {
  const pictures: [path: PropertyKey[], written: string | null][] = [
    ...logoFiles(logo),
    [['favicon'], favicon],
    [['image'], image],
  ];
  const links: [path: PropertyKey[], written: string][] = [
    ...navbarTargets(navbar, ['navbar']),
    ...Object.entries(navbars).flatMap(([id, items]) => navbarTargets(items, ['navbars', id])),
    ...headFiles(head),
    ...linksInText(announcement?.text ?? '').map((to): [PropertyKey[], string] => [['announcement', 'text'], to]),
    ...footer.columns.flatMap((column, index) =>
      column.links.map(({ to }, position): [PropertyKey[], string] => [
        ['footer', 'columns', index, 'links', position, 'to'],
        to,
      ]),
    ),
    ...[footer.contact?.to ?? []].flat().map((to): [PropertyKey[], string] => [['footer', 'contact', 'to'], to]),
  ];
  const toLink = (path: PropertyKey[], written: string): SiteLink | null =>
    toSiteLink({ file, position: document.locate(path) }, written);
  return [
    ...links.flatMap(([path, written]) => toLink(path, written) ?? []),
    ...pictures.flatMap(([path, written]): SiteLink[] => {
      const link = written === null ? null : toLink(path, written);
      return link === null ? [] : [{ ...link, use: 'image' }];
    }),
  ];
}

/** The targets of links in Markdown. */
function linksInText(text: string): string[] {
  const targets: string[] = [];
  const compiler = new DescriptionCompiler({
    messages: findMessages('en').page,
    resolveLink: (href) => {
      targets.push(href);
      return href;
    },
  });
  compiler.compile(text);
  return targets.filter((target) => !target.startsWith('#'));
}

function navbarTargets(items: SiteConfig['navbar'], at: readonly PropertyKey[]): [path: PropertyKey[], to: string][] {
  return items.flatMap(({ to, items: inner }, index): [PropertyKey[], string][] =>
    to === undefined
      ? (inner ?? []).map((item, position) => [[...at, index, 'items', position, 'to'], item.to])
      : [[[...at, index, 'to'], to]],
  );
}

function logoFiles(logo: LogoSettings): [path: PropertyKey[], written: string | null][] {
  if (logo === null || typeof logo === 'string') return [[['logo'], logo]];
  return [
    [['logo', 'light'], logo.light],
    [['logo', 'dark'], logo.dark ?? null],
  ];
}
