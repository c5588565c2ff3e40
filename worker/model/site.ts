import type { SafeHtml } from './safe-html.ts';
import type { SiteSlots } from './slots.ts';

/** The part of `content/site.yaml` that pages show. */
export interface SiteFrame {
  readonly title: string;
  readonly tagline: string;
  /** `https://docs.example.com`, without a trailing slash; canonical links are made from it. */
  readonly origin: string;
  /** Path that the site is served under: `''` or `/docs`. */
  readonly base: string;
  readonly locale: string;
  /** Sites that say the same in other languages, this one among them; absent on a site of one language. */
  readonly languages?: readonly SiteLanguage[];
  readonly logo: SiteLogo | null;
  readonly favicon: string | null;
  /** Path of the picture that stands for the site on a home screen. */
  readonly touchIcon: string | null;
  /** Image for link previews of pages without their own. */
  readonly image: string | null;
  readonly navbar: readonly NavbarItem[];
  /** Items that pages of a sidebar have in their place, by its id; absent without any. */
  readonly navbars?: Readonly<Record<string, readonly NavbarItem[]>>;
  /** The source of the product, linked at the end of the navbar; absent without one. */
  readonly repository?: SiteLink;
  readonly footer: Footer;
  readonly colorMode: ColorModeConfig;
  readonly announcement: Announcement | null;
  /** The newest first; absent on a site without versions. */
  readonly versions?: readonly SiteVersion[];
  readonly analytics: Analytics | null;
  /** Elements of the head of every page; absent without any. */
  readonly head?: readonly HeadEntry[];
  /** Hosts that scripts of the head load from and send to; absent without any. */
  readonly scriptHosts?: readonly string[];
  /** Path of the script that answers searches, on a site of files. */
  readonly staticSearch?: string;
  /** Where a page can be talked about: `to` has `{url}` in the place of the address of its Markdown. */
  readonly assistants: readonly SiteLink[];
  /** Extra hosts that images may come from (CSP `img-src`). */
  readonly imageHosts: readonly string[];
  /** Hosts whose pages frames may show (CSP `frame-src`); absent without any. */
  readonly frameHosts?: readonly string[];
  /** APIs whose operations can be tried; absent without any. */
  readonly tryIt?: TryItSite;
  /** What programs learn and may do; absent without such settings. */
  readonly agents?: AgentSettings;
  /** Places that components of the site fill; absent without any. */
  readonly slots?: SiteSlots;
}

/** The site in one of its languages. */
export interface SiteLanguage {
  /** BCP 47. */
  readonly locale: string;
  /** Its name in the language itself. */
  readonly label: string;
  /** What its pages' paths are behind: `''`, `/fr`, `https://fr.example.com`. */
  readonly base: string;
}

/** An element of the head, its attributes in HTML's spelling. */
export interface HeadEntry {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string | boolean>>;
}

/** The picture of the navbar, 24 pixels high. */
export interface SiteLogo {
  /** Path in the site, or an address. */
  readonly light: string;
  /** In dark mode; absent when that is the same. */
  readonly dark?: string;
  /** In pixels. */
  readonly width: number;
  /** It says the title of the site, which is not written beside it. */
  readonly isWordmark?: true;
}

/** What the edge knows of forms that send requests. */
interface TryItSite {
  /** Ids with the paths that their pages are below. */
  readonly apis: readonly { readonly id: string; readonly path: string }[];
  /** What pages may connect to besides the site (CSP `connect-src`). */
  readonly connect: readonly string[];
}

/** `agents` in site.yaml, and the skills of the content. */
export interface AgentSettings {
  /** The value of `Content-Signal` in robots.txt (https://contentsignals.org): `search=yes, ai-train=no`; null without. */
  readonly contentSignal: string | null;
  /** When a program should read this site, as one sentence for llms.txt; null without. */
  readonly whenToUse: string | null;
  /** Whether the MCP server takes feedback on pages. */
  readonly feedback: boolean;
  readonly skills: readonly AgentSkill[];
}

/** A task that the site's author explains to programs (https://agentskills.io/specification). */
export interface AgentSkill {
  readonly name: string;
  readonly description: string;
  /** SKILL.md with its front matter. */
  readonly text: string;
}

/** A version of the documentation. */
export interface SiteVersion {
  /** What pages call it, and what the browser remembers. */
  readonly name: string;
  readonly label: string;
  /** Path that its pages begin with: `''` or `/docs/1.0`. */
  readonly path: string;
  /** Path of the page that it begins with. */
  readonly home: string;
  readonly banner: 'unreleased' | 'unmaintained' | null;
  /** Whether its label is on its pages. */
  readonly badge: boolean;
  /** Whether search engines are asked to leave it out. */
  readonly noIndex: boolean;
  /** The one that readers get who ask for none. */
  readonly isLast: boolean;
}

export interface SiteLink {
  readonly label: string;
  /** A path within the site (`/category/users`) or an absolute URL. */
  readonly to: string;
  /** A drawing before the label. */
  readonly icon?: SafeHtml;
}

export interface NavbarItem extends SiteLink {
  /** The item is current on every page of this sidebar. */
  readonly sidebar: string | null;
  /** Of a menu, whose own target is that of the first. */
  readonly items?: readonly NavbarItem[];
}

export interface Footer {
  readonly columns: readonly { readonly title: string; readonly links: readonly SiteLink[] }[];
  readonly copyright: string;
}

export interface ColorModeConfig {
  readonly defaultMode: 'light' | 'dark';
  readonly disableSwitch: boolean;
  /** The switch cycles light → dark → system instead of light ↔ dark. */
  readonly respectPrefersColorScheme: boolean;
}

export interface Announcement {
  readonly id: string;
  /** Compiled from the operator's Markdown. */
  readonly html: SafeHtml;
  readonly closeable: boolean;
}

export interface Analytics {
  /** `https://analytics.example.com`, or below it; the CSP names its origin. */
  readonly host: string;
  readonly siteId: string;
  /** Path of the script below the host. */
  readonly script: string;
  /** Attributes of the script tag besides `src` and `defer`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** A script of ours that runs before it, for a product that needs one. */
  readonly starter?: string | null;
  /** Whether readers who ask not to be tracked get pages without it. */
  readonly respectPrivacySignals?: boolean;
  /** Hosts that its scripts load from and send to besides; absent without any. */
  readonly hosts?: readonly string[];
}
