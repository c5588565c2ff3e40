import type { SafeHtml } from './markup/safe-html.ts';
import type { SiteSlots } from './slots.ts';

/** The settings from `content/site.yaml` that pages show. */
export interface SiteFrame {
  readonly title: string;
  readonly tagline: string;
  /** `https://docs.example.com`, without a trailing slash; the start of canonical links. */
  readonly origin: string;
  /** Base path of the site: `''` or `/docs`. */
  readonly base: string;
  readonly locale: string;
  /** The site's languages, including this one; absent if it has only one. */
  readonly languages?: readonly SiteLanguage[];
  /** False if the home page is the same for every reader; absent if it leads to their languages. */
  readonly localeRedirect?: boolean;
  readonly logo: SiteLogo | null;
  readonly favicon: string | null;
  /** Path of the home screen icon. */
  readonly touchIcon: string | null;
  /** Default link preview image. */
  readonly image: string | null;
  readonly navbar: readonly NavbarItem[];
  /** Navbar items by sidebar id, which replace the default ones on the sidebar's pages; absent otherwise. */
  readonly navbars?: Readonly<Record<string, readonly NavbarItem[]>>;
  /** Source repository, linked at the end of the navbar; absent if not configured. */
  readonly repository?: SiteLink;
  readonly footer: Footer;
  readonly colorMode: ColorModeConfig;
  readonly announcement: Announcement | null;
  /** By what they are versions of, each newest first; absent on an unversioned site. */
  readonly versions?: readonly SiteVersion[];
  readonly analytics: Analytics | null;
  /** Elements in the head of every page; absent otherwise. */
  readonly head?: readonly HeadEntry[];
  /** Hosts that scripts in the head load from and send to; absent otherwise. */
  readonly scriptHosts?: readonly string[];
  /** Path of the search script, on an exported site. */
  readonly staticSearch?: string;
  /** Chat assistants to discuss a page with. In `to`, `{url}` is replaced by the URL of the page's Markdown. */
  readonly assistants: readonly SiteLink[];
  /** Extra hosts that images may come from (CSP `img-src`). */
  readonly imageHosts: readonly string[];
  /** Hosts whose pages may be framed (CSP `frame-src`); absent otherwise. */
  readonly frameHosts?: readonly string[];
  /** APIs with Try-it forms; absent otherwise. */
  readonly tryIt?: TryItSite;
  /** Settings for agents; absent if not configured. */
  readonly agents?: AgentSettings;
  /** Slots that the site's components fill; absent otherwise. */
  readonly slots?: SiteSlots;
}

/** One language of the site. */
export interface SiteLanguage {
  /** BCP 47. */
  readonly locale: string;
  /** The language's own name. */
  readonly label: string;
  /** Prefix of its pages' paths: `''`, `/fr`, `https://fr.example.com`. */
  readonly base: string;
  /** Whether the content is written in it, and translated into the others of the same site. */
  readonly isOriginal?: true;
}

/** An element in the head. Attributes have HTML names. */
export interface HeadEntry {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string | boolean>>;
}

/** The navbar logo, 24 pixels high. */
export interface SiteLogo {
  /** Path in the site, or URL. */
  readonly light: string;
  /** For dark mode; absent if it is the same. */
  readonly dark?: string;
  /** In pixels. */
  readonly width: number;
  /** The image includes the site's title, so the title is not repeated next to it. */
  readonly isWordmark?: true;
}

/** What the edge needs to know about Try-it forms. */
interface TryItSite {
  /** API ids with the path prefix of their pages. */
  readonly apis: readonly { readonly id: string; readonly path: string }[];
  /** Additional origins that pages may connect to (CSP `connect-src`). */
  readonly connect: readonly string[];
}

/** `agents` in site.yaml, and the content's skills. */
export interface AgentSettings {
  /** The value of `Content-Signal` in robots.txt (https://contentsignals.org): `search=yes, ai-train=no`; or null. */
  readonly contentSignal: string | null;
  /** Whether crawlers may read the site, by the name in their `User-agent` line of robots.txt; absent if none is named. */
  readonly crawlers?: Readonly<Record<string, 'allow' | 'disallow'>>;
  /** One sentence for llms.txt on when an agent should read this site, or null. */
  readonly whenToUse: string | null;
  /** Whether the MCP server accepts feedback on pages. */
  readonly feedback: boolean;
  readonly skills: readonly AgentSkill[];
}

/** A task that the site's author documents for agents (https://agentskills.io/specification). */
export interface AgentSkill {
  readonly name: string;
  readonly description: string;
  /** SKILL.md, including front matter. */
  readonly text: string;
}

/** A version of the docs, of an additional set of docs, or of an API. */
export interface SiteVersion {
  /** Identifier in pages and in browser storage, unique on the site: `1.0`, `sdk@1.0`, `accounting@v1`. */
  readonly name: string;
  readonly label: string;
  /** What it is a version of: the id of an additional set of docs, or of an API; absent for the docs. */
  readonly set?: string;
  /** Whether that is an API. */
  readonly isApi?: true;
  /** Title of what it is a version of; absent if that is the site. */
  readonly title?: string;
  /** Path prefix of its pages: `''` or `/docs/1.0`. */
  readonly path: string;
  /** Path of its first page. */
  readonly home: string;
  readonly banner: 'unreleased' | 'unmaintained' | 'older' | null;
  /** The last day on which it is supported (ISO 8601); absent if unknown. */
  readonly until?: string;
  /** Whether its pages show its label. */
  readonly badge: boolean;
  /** Whether its pages ask search engines not to index them. */
  readonly noIndex: boolean;
  /** Its pages are canonical, although a newer version has them too: both are maintained. */
  readonly isCanonical?: true;
  /** Whether it is the default version of its set. */
  readonly isLast: boolean;
}

export interface SiteLink {
  readonly label: string;
  /** A path within the site (`/category/users`) or an absolute URL. */
  readonly to: string;
  /** An icon before the label. */
  readonly icon?: SafeHtml;
}

export interface NavbarItem extends SiteLink {
  /** The sidebar on whose pages the item is current, or null. */
  readonly sidebar: string | null;
  /** Menu items. The menu itself links to the first one. */
  readonly items?: readonly NavbarItem[];
}

export interface Footer {
  readonly columns: readonly { readonly title: string; readonly links: readonly SiteLink[] }[];
  readonly copyright: string;
  /** Where readers can ask, also when a search or a path finds nothing; absent if not configured. */
  readonly contact?: SiteLink;
}

export interface ColorModeConfig {
  readonly defaultMode: 'light' | 'dark';
  readonly disableSwitch: boolean;
  /** Whether the switch cycles light → dark → system instead of light ↔ dark. */
  readonly respectPrefersColorScheme: boolean;
}

export interface Announcement {
  readonly id: string;
  /** Compiled from the operator's Markdown. */
  readonly html: SafeHtml;
  readonly closeable: boolean;
}

export interface Analytics {
  /** `https://analytics.example.com`, with an optional path; the CSP has its origin. */
  readonly host: string;
  readonly siteId: string;
  /** Path of the script, relative to the host. */
  readonly script: string;
  /** Attributes of the script tag, except `src` and `defer`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Our script that runs before it, for products that need one. */
  readonly starter?: string | null;
  /** Whether readers who opt out of tracking get pages without it. */
  readonly respectPrivacySignals?: boolean;
  /** Other hosts that its scripts load from and send to; absent otherwise. */
  readonly hosts?: readonly string[];
}
