/** Description of a setting in the reference. */
export interface SettingNote {
  readonly text: string;
  readonly example?: string;
  /** The default, if the schema has none. */
  readonly initial?: string;
  /** The version that introduced the setting, if not the first. */
  readonly since?: string;
}

/** Notes by path in the schema of `site.yaml`. */
export const SETTING_NOTES: Readonly<Record<string, SettingNote>> = {
  title: {
    text: 'Name of the site, shown in the navbar and in page titles.',
    example: '"{{ product.name }} documentation"',
  },
  tagline: { text: 'One line about the site, for the home page and the web manifest.' },
  origin: {
    text: 'Public URL of the site, without a path. Used in canonical links, feeds and the sitemap.',
    example: 'https://docs.example.com',
  },
  base: { text: 'Path at which the site is served.', example: '/docs/' },
  locale: { text: 'Language of the site, as a BCP 47 tag.', example: 'en' },
  locales: {
    text: 'Languages of the site. The first is that of the content; translations of it are in the folder `i18n`.',
    example: '[{ code: en }, { code: de }]',
  },
  'locales[].code': { text: 'BCP 47 tag, also the first part of the paths.', example: 'de' },
  'locales[].label': { text: 'Name in the language menu. Defaults to the name of the language in itself.' },
  localeRedirect: {
    text: 'Whether readers whose browser prefers another of the `locales` are redirected to it from `/`.',
    example: 'false',
  },
  languages: {
    text: 'All languages of the site, including this one. Each page links to the same page in the other languages.',
    example: '[{ locale: en, to: / }, { locale: fr, to: /fr/ }]',
  },
  'languages[].label': {
    text: "Name of the language in the menu. Defaults to the language's own name.",
    example: 'Français',
  },
  'languages[].to': { text: 'Path or URL at which the site in this language begins.', example: '/fr/' },
  product: { text: 'The documented product.' },
  'product.name': { text: 'Name of the product, used as `{{ product.name }}`.', example: 'Accounting' },
  'product.slug': { text: 'Name of the product in URLs.', example: 'accounting' },
  links: { text: 'Named URLs, used as `{{ links.dashboard }}`.', example: '{ dashboard: https://app.example.com }' },
  variables: {
    text: 'Groups of custom values, used as `{{ support.email }}`.',
    example: '{ support: { email: help@example.com } }',
  },
  logo: { text: 'Path of the logo in `static/`, or one path for each mode.', example: '/img/logo.svg' },
  'logo.light': { text: 'Logo for light mode.', example: '/img/wordmark.svg' },
  'logo.dark': { text: 'Logo for dark mode. Defaults to the light logo.', example: '/img/wordmark-dark.svg' },
  'logo.showTitle': { text: 'Shows the site title next to the logo. Turn it off if the logo is a wordmark.' },
  favicon: { text: 'Path of the favicon in `static/`.', example: '/favicon.svg' },
  image: { text: "Link preview image for pages that don't set one.", example: '/img/share.png' },
  previewImages: { text: 'Generates link preview images.' },
  theme: { text: 'Colors, fonts and styles.' },
  'theme.accent': {
    text: 'Accent color. Put it in quotes, because `#` starts a comment in YAML.',
    example: '"#0f5a64"',
  },
  'theme.accentExact': {
    text: 'Reports each mode in which the accent color has too little contrast, where pages use the nearest shade with enough.',
  },
  'theme.action': {
    text: 'Second color, for the buttons that act. Defaults to the accent color.',
    example: '"#c8501e"',
  },
  'theme.navbar': { text: 'Color of the navbar. Its links are white or black.', example: '"#12263f"' },
  'theme.fonts': {
    text: "Fonts that the site serves. By default, these are the engine's own, Manrope and JetBrains Mono.",
  },
  'theme.fonts.text': {
    text: "Text font: a [Fontsource](https://fontsource.org) package, or files in the content folder. `none` is the reader's system font.",
    example: '"@fontsource-variable/inter"',
  },
  'theme.fonts.mono': {
    text: 'Font for code, in the same format.',
    example: '[fonts/code-regular.woff2, fonts/code-bold.woff2]',
  },
  'theme.stylesheet': {
    text: 'File in the content folder that is loaded after the built-in styles.',
    example: 'theme.css',
  },
  colorMode: { text: 'Light and dark mode.' },
  'colorMode.defaultMode': { text: 'Mode for readers who have not chosen one, unless their system setting applies.' },
  'colorMode.disableSwitch': { text: 'Removes the mode switch from the navbar.' },
  'colorMode.respectPrefersColorScheme': { text: 'Follows the system setting until the reader chooses a mode.' },
  announcement: { text: 'Bar at the top of every page.' },
  'announcement.id': {
    text: 'Identifies the announcement. Change it to show the bar again to readers who closed it.',
    example: 'v2',
  },
  'announcement.text': { text: 'Text of the announcement.' },
  'announcement.closeable': { text: 'Lets readers close the bar.' },
  navbar: { text: 'Links at the top of every page.', example: '[{ label: Guides, to: /guides, sidebar: docs }]' },
  'navbar[].items': { text: 'Links in a menu, instead of `to`.', example: '[{ label: Blog, to: /news }]' },
  slots: {
    text: 'Names of components that fill slots in the page frame. See [Components](/components#slots).',
    example: '{ navbarEnd: StatusLink }',
  },
  'slots.navbarEnd': { text: 'In the navbar, before the mode switch.' },
  'slots.sidebarTop': { text: 'Above the sidebar.' },
  'slots.pageTop': { text: 'Above the article of each page.' },
  'slots.pageBottom': { text: 'Below the article of each page.' },
  'slots.footerEnd': { text: 'At the end of the footer.' },
  'slots.notFound': { text: 'On the not-found page.' },
  navbars: {
    text: 'Navbar links for the pages of a sidebar, instead of `navbar`, by sidebar id.',
    example: '{ api: [{ label: Guides, to: / }, { label: Endpoints, to: /api }] }',
  },
  repository: {
    text: 'URL of the source code, linked at the end of the navbar.',
    example: 'https://github.com/example/accounting',
  },
  footer: { text: 'The footer of every page.' },
  'footer.columns': { text: 'Columns of links.' },
  'footer.copyright': { text: 'Last line of the footer.' },
  'footer.contact': {
    text: 'Where readers can ask: a link in the footer, and wherever a search or a path finds nothing.',
    example: '{ label: Ask support, to: "mailto:help@example.com" }',
  },
  version: { text: 'Version label for a site without versions.' },
  access: {
    text: 'Audiences, for pages that only some readers may read. See [Sign-in](/sign-in).',
  },
  'access.audiences': { text: 'Groups of readers who may read the same pages.' },
  'access.audiences[].name': {
    text: 'Name for `access` in pages, sidebars and API descriptions.',
    example: 'partners',
  },
  'access.audiences[].label': { text: 'Name for readers. Defaults to `name`.', example: 'Partners' },
  'access.audiences[].includes': {
    text: 'Audiences whose pages its readers may read too.',
    example: '[partners]',
  },
  'access.audiences[].claims': {
    text: 'Values by claim of the identity. A reader with any of the values belongs to the audience. `*` is any value; `email_domain` is the domain of a verified `email`.',
    example: '{ groups: [partners], email_domain: [example.com] }',
  },
  'access.cloudflareAccess': { text: 'Cloudflare Access says who readers are.' },
  'access.cloudflareAccess.team': { text: 'Host of the team.', example: 'acme.cloudflareaccess.com' },
  'access.cloudflareAccess.audience': { text: "Application audience (AUD) tag of the site's Access application." },
  'access.openid': { text: 'A provider of OpenID Connect says who readers are.' },
  'access.openid.issuer': {
    text: 'Issuer, exactly as in `/.well-known/openid-configuration` of the provider.',
    example: 'https://id.example.com',
  },
  'access.openid.clientId': { text: 'ID that the provider has given the site.', example: 'docs' },
  'access.openid.scopes': { text: 'Scopes to request. Some providers add groups only for a scope of their own.' },
  'access.openid.sessionHours': { text: 'Hours until a reader has to sign in again.' },
  'access.openid.signOut': { text: 'Whether signing out of the site signs out of the provider too.' },
  'access.openid.accessTokens': {
    text: 'Whether programs that read `/mcp` may (`optional`) or must (`required`) send an access token of the provider (RFC 9728).',
  },
  'access.outsiders': {
    text: 'What readers get for a path that they may not read, or that does not exist: a 404, or the sign-in.',
  },
  docs: { text: "Options for pages, named as in Docusaurus' docs plugin." },
  'docs.path': { text: 'Folder of the pages. Defaults to `docs` if it exists, otherwise to the content folder.' },
  'docs.routeBasePath': { text: 'Path of the pages. Defaults to `/docs` for the folder `docs`, otherwise to `/`.' },
  'docs.tagsBasePath': { text: 'Path of the tag pages.' },
  'docs.sidebarCollapsed': { text: 'Collapses sidebar groups at first.' },
  'docs.lastVersion': { text: 'Version served at paths without a version. Defaults to the first in `versions.json`.' },
  'docs.includeCurrentVersion': { text: 'Includes the unreleased version.' },
  'docs.onlyIncludeVersions': { text: 'Builds only these versions.', example: '["2.0"]' },
  'docs.more': { text: 'Additional sets of pages, with their sidebars in `<id>_sidebars.yaml`.' },
  'docs.more.*.title': {
    text: 'Name of the set in notices about its versions. Defaults to the title of the site.',
  },
  'docs.more.*.lastVersion': {
    text: 'Version served at the path of the set. Defaults to the first in `<id>_versions.json`.',
  },
  'docs.more.*.includeCurrentVersion': { text: 'Includes the unreleased version of the set.' },
  'docs.more.*.onlyIncludeVersions': { text: 'Builds only these versions of the set.', example: '["2.0"]' },
  'docs.more.*.versions': { text: 'Options for each version of the set, as in `docs.versions`.' },
  'docs.more.*.path': { text: 'Folder of the set. Defaults to its id.' },
  'docs.more.*.routeBasePath': { text: "Path of the set's pages. Defaults to the path of its folder." },
  'docs.more.*.editUrl': {
    text: "URL of the set's edit links. Defaults to the `editUrl` of the site; null removes the links.",
  },
  'docs.more.*.access': { text: 'Audiences that may read the pages of the set.', example: '[partners]' },
  'docs.versions': { text: 'Options for each version, by name.' },
  ...versionNotes('docs.versions.*'),
  ...versionNotes('docs.more.*.versions.*'),
  news: {
    text: 'Collections of dated entries, by name. The folder `news` needs no setting.',
    example: '{ releases: { title: Releases } }',
  },
  'news.*.path': { text: 'Folder of the collection. Defaults to its name.' },
  'news.*.routeBasePath': { text: 'Path of the collection. Defaults to the path of its folder.' },
  'news.*.title': { text: 'Title of the list of entries. Defaults to the name of the collection.' },
  'news.*.description': { text: 'One sentence below the title.' },
  'news.*.access': { text: 'Audiences that may read the collection.', example: '[partners]' },
  'news.*.pageSize': { text: 'Number of entries on each page of the list.' },
  apis: { text: 'API descriptions. Each becomes an API reference.' },
  'apis[].id': { text: 'Name of the API in URLs and messages.', example: 'accounting' },
  'apis[].description': {
    text: 'File in the content folder, or a URL that is fetched at build time.',
    example: 'api/accounting.yaml',
  },
  'apis[].versions': {
    text: 'Instead of `description`: the versions of the API, newest first. See [Versions](/api#versions-of-an-api).',
  },
  'apis[].versions[].label': {
    text: 'Name of the version, also in the paths of its pages: `/api/v1/add-invoice`.',
    example: 'v1',
  },
  'apis[].versions[].description': { text: 'File or URL of its description.', example: 'api/v1.yaml' },
  'apis[].versions[].overlays': { text: 'Overlays of this version, applied after those of all versions.' },
  'apis[].versions[].changelog': { text: 'Folder with the changelog entries of this version.' },
  'apis[].versions[].access': { text: 'Audiences that may read the version, among those of the API.' },
  'apis[].versions[].current': {
    text: "The version whose pages have the API's own paths. Defaults to the first version.",
  },
  'apis[].versions[].until': { text: 'Last day on which the version is supported.', example: '2027-06-30' },
  'apis[].overlays': {
    text: 'Overlay files in the content folder, applied in order (OpenAPI Overlay 1.0 and 1.1).',
    example: '[api/translation.yaml]',
  },
  'apis[].headers': {
    text: 'Request headers for a description URL. Each value is the name of an environment variable.',
    example: '{ Authorization: DOCS_TOKEN }',
  },
  'apis[].access': { text: 'Audiences that may read the pages of the API.', example: '[partners]' },
  'apis[].path': { text: "Path of the API's pages." },
  'apis[].overview': { text: 'Path of the overview. Defaults to `{path}/{id}-api`.' },
  'apis[].changelog': { text: "Folder with the API's changelog entries.", example: 'api/changelog' },
  'apis[].markedVersions': {
    text: 'Number of newest changelog versions whose operations and fields are marked as new, changed or deprecated. Defaults to 3; 0 turns the marks off.',
  },
  'apis[].sidebar': { text: "Id of the API's sidebar." },
  'apis[].category': { text: 'Page with a card for each tag.' },
  'apis[].linkBase': {
    text: 'Base URL for relative links in the description. Without it, links that lead to no page are shown as text.',
    example: 'https://example.com/',
  },
  'apis[].requiredFirst': {
    text: 'Lists required properties and parameters first. `false` keeps the order of the description.',
  },
  'apis[].tryIt': { text: 'Forms that send requests from operation pages. See [Try it](/try-it).' },
  'apis[].tryIt.mode': {
    text: 'How requests are sent: `direct` from the browser, by `proxy` through the worker, or to a `mock` that simulates the API.',
  },
  'apis[].tryIt.reports': {
    text: 'Logs differences between API responses and the description: pointers and types, never values.',
  },
  'apis[].tryIt.environments': {
    text: "Named sets of values that readers can select. Don't put secrets here.",
    example: '[{ name: Sandbox, server: https://sandbox.example.com/v1 }]',
  },
  'apis[].tryIt.environments[].server': { text: 'URL of one of the described servers.' },
  'apis[].tryIt.environments[].variables': { text: 'Values of server variables.' },
  'apis[].tryIt.environments[].values': { text: 'Values of parameters, by name.' },
  'apis[].tryIt.oauth': { text: 'How readers get access tokens (OAuth 2, OpenID Connect).' },
  'apis[].tryIt.oauth.clientId': {
    text: 'ID of a public client for sign-in. Without it, the form asks readers for one. Register `/_/try/callback` on your site as its redirect URI.',
  },
  'apis[].samples': {
    text: 'Languages of the code samples, in order.',
    example: '[{ language: curl }, { language: php }]',
  },
  'apis[].samples[].sdk': { text: 'Label and template of a variant that calls your SDK.' },
  assistants: {
    text: "Links to AI assistants in the page menu. `{url}` is replaced by the URL of the page's Markdown.",
  },
  security: { text: 'Creates `/.well-known/security.txt` (RFC 9116).' },
  'security.contact': { text: 'Where to report a vulnerability.', example: '["mailto:security@example.com"]' },
  'security.expires': { text: 'Date after which the information is out of date.', example: '2027-01-31T00:00:00Z' },
  search: { text: 'Search options.' },
  'search.synonyms': { text: 'Groups of words with the same meaning.', example: '[[bill, purchase invoice]]' },
  editUrl: {
    text: "URL of a page's source. `{path}` is replaced by the path in the content folder.",
    example: 'https://git.example.com/docs/edit/main/{path}',
  },
  lastUpdated: { text: "Shows the date of a page's last commit." },
  lastUpdatedAuthor: { text: 'Also shows the author of that commit.' },
  markdown: { text: 'Markdown syntax. Front matter takes precedence.' },
  'markdown.format': { text: 'MDX, CommonMark, or detected for each page.' },
  'markdown.math': { text: 'Renders `$x$` as a formula.' },
  'markdown.components': { text: 'Replacements for unknown components, by name.', example: '{ Accordion: Details }' },
  checks: {
    text: 'Severity of each check: `error`, `warning` or `off`. See [Checks](/writing#checks).',
    example: '{ image-size: off }',
  },
  plugins: {
    text: 'Files of the content folder, or installed packages, that add blocks, checks, kinds of pages and more. See [Plugins](/plugins).',
    example: '[plugins/glossary.ts]',
  },
  'checks.maxWords': { text: 'How many words a page may have, for the check `long-page`.' },
  'checks.words': { text: 'Words that you do not want. See [Words and spelling](/writing#words-and-spelling).' },
  'checks.words[].avoid': {
    text: 'Forms to report, in any case. Without them, other spellings of `use`.',
    example: 'log in',
  },
  'checks.words[].use': { text: 'What to write instead.', example: 'sign in' },
  'checks.words[].why': { text: 'The reason, added to the message.' },
  'checks.spelling': { text: 'Compares the words of guides with a dictionary.' },
  'checks.spelling.dictionary': {
    text: 'npm package with the dictionary. Default: `dictionary-` and the language of the page.',
    example: 'dictionary-en-gb',
  },
  'checks.spelling.accept': { text: 'Words to accept.', example: '[changelog, webhook]' },
  imageHosts: { text: 'Other hosts that pages may show images from.', example: '[images.example.com]' },
  frameHosts: {
    text: 'Hosts that pages may embed in frames and video players.',
    example: '[www.youtube-nocookie.com, player.vimeo.com]',
  },
  manuals: {
    text: 'Sections of the site that readers can print as one document, at `/print/{id}`.',
    example: '[{ id: user-guide, section: /category/users }]',
  },
  'manuals[].id': { text: 'Last part of the address.', example: 'user-guide' },
  'manuals[].section': {
    text: 'Path of a page that begins a section of a sidebar, or the id of a sidebar. Defaults to all sidebars.',
    example: '/category/users',
  },
  'manuals[].title': { text: 'Title on the cover. Defaults to that of the section.', example: 'User guide' },
  agents: { text: 'Instructions for agents that read the site.' },
  'agents.contentSignal': {
    text: 'How crawlers may use the content (contentsignals.org).',
    example: '{ search: true, ai-train: false }',
  },
  'agents.crawlers': {
    text: 'Crawlers that may (`allow`) or may not (`disallow`) read the site, by the name in their line of `robots.txt`.',
    example: '{ GPTBot: disallow, ClaudeBot: allow }',
  },
  'agents.whenToUse': { text: 'When an agent should read the site, as one sentence for `llms.txt`.' },
  'agents.feedback': { text: 'Lets the MCP server accept feedback on pages and write it to the log.' },
  'agents.webmcp': {
    text: 'Lets pages offer tools to the agent of the browser (WebMCP): search, read, explain an error, fill in a form, send it to the mock.',
  },
  maxImageSize: { text: 'Image size in kilobytes above which the build warns.' },
  head: {
    text: 'Elements to add to the `<head>` of every page, checked against the Content-Security-Policy.',
    example: '[{ meta: { name: google-site-verification, content: abc } }]',
  },
  'head[].meta': {
    text: 'Attributes of a `meta` element.',
    example: '{ name: google-site-verification, content: abc }',
  },
  'head[].link': {
    text: 'Attributes of a `link` element.',
    example: '{ rel: me, href: https://social.example.com/@acme }',
  },
  'head[].script': {
    text: 'Attributes of a `script` element with `src`.',
    example: '{ src: /js/chat.js, defer: true }',
  },
  'head[].hosts': {
    text: 'Hosts that an external script loads from and sends data to, including its own.',
    example: '[https://cdn.example.com]',
  },
  analytics: { text: 'Script that counts page views. By default, page views are not counted.' },
  'analytics.product': { text: 'Analytics product. Sets the defaults of the other settings.' },
  'analytics.host': { text: 'Origin of the script.', example: 'https://analytics.example.com' },
  'analytics.siteId': { text: 'ID of the site in the analytics product.', example: 'docs.example.com' },
  'analytics.script': { text: 'Path of the script.', example: '/script.js' },
  'analytics.attributes': { text: 'Additional attributes of the script element.' },
  'analytics.hosts': {
    text: 'Other hosts that the script loads from and sends data to, such as the hosts of tags in a tag manager.',
    example: '[https://cdn.example.com]',
  },
  'analytics.respectPrivacySignals': {
    text: 'Excludes readers who send Do Not Track or Global Privacy Control.',
  },
  ...linkNotes('navbar[]'),
  ...linkNotes('navbar[].items[]'),
  'navbar[].sidebar': { text: 'Sidebar on whose pages the item is highlighted.', example: 'user' },
  'navbar[].items[].sidebar': { text: 'Sidebar on whose pages the entry is highlighted.', example: 'user' },
  'footer.columns[].title': { text: 'Heading of the column.' },
  'footer.columns[].links': { text: 'Links of the column.' },
  ...linkNotes('footer.columns[].links[]'),
  ...linkNotes('footer.contact'),
  'languages[].locale': { text: 'Language of the other site (BCP 47).', example: 'de' },
  'version.label': { text: 'Label of the version that the site describes.', example: '3.2' },
  'apis[].category.path': { text: 'Path of the page of the category.' },
  'apis[].category.label': { text: 'Label of the category in the sidebar.' },
  'apis[].category.description': { text: 'Introduction of the page of the category.' },
  'apis[].tryIt.environments[].name': { text: 'Name of the environment in the form.', example: 'Sandbox' },
  'apis[].samples[].language': { text: 'Language of the sample.', example: 'python' },
  'apis[].samples[].label': { text: 'Name on the tab. Defaults to that of the language.' },
  'apis[].samples[].sdk.label': { text: 'Name of the client library.' },
  'apis[].samples[].sdk.template': {
    text: 'Code that calls the client library. See [Code samples](/api#code-samples).',
  },
  'assistants[].label': { text: 'Label of the link.', example: 'Ask Claude' },
  'assistants[].to': { text: 'Address of the assistant. `{url}` is replaced by the address of the page.' },
  'security.policy': { text: 'Address of the policy for reports.' },
  'security.encryption': { text: 'Address of a key for encrypted reports.' },
  'security.acknowledgments': { text: 'Address of a page that thanks reporters.' },
  'security.preferredLanguages': { text: 'Languages of reports.', example: '[en, de]' },
  'agents.contentSignal.search': { text: 'Whether search engines may use the content.' },
  'agents.contentSignal.ai-input': { text: 'Whether answers of AI may be based on the content.' },
  'agents.contentSignal.ai-train': { text: 'Whether models may be trained with the content.' },
};

/** Of a link: `navbar[]` → `navbar[].label` and the others that are not described yet. */
function linkNotes(path: string): Readonly<Record<string, SettingNote>> {
  return {
    [`${path}.label`]: { text: 'Text of the link.' },
    [`${path}.to`]: { text: 'Path within the site, or an address.', example: '/guides/first-steps' },
    [`${path}.icon`]: { text: 'Icon before the text, by its name on lucide.dev.', example: 'book-open' },
  };
}

/** Of the options of a version, with the path of the versions. */
function versionNotes(path: string): Readonly<Record<string, SettingNote>> {
  return {
    [`${path}.label`]: { text: 'Name of the version in the menu. Defaults to its name in `versions.json`.' },
    [`${path}.path`]: { text: 'Segment of its paths. Defaults to its name.', example: 'v2' },
    [`${path}.badge`]: { text: 'Whether its pages show the label of the version.' },
    [`${path}.banner`]: { text: 'Banner on the pages of the version.' },
    [`${path}.until`]: {
      text: 'Last day on which the version is supported, which its pages say instead of `unmaintained`.',
      example: '2027-06-30',
    },
    [`${path}.noIndex`]: { text: 'Hides the version from search engines.' },
    [`${path}.access`]: { text: 'Audiences that may read the pages of the version.', example: '[staff]' },
    [`${path}.canonical`]: {
      text: 'Which address search engines see: that of the same page in the default version (`newest`, the default), or the own one (`self`).',
      example: 'self',
    },
  };
}
