/** What the reference says of a setting. */
export interface SettingNote {
  readonly text: string;
  readonly example?: string;
  /** Its default, where the schema has none. */
  readonly initial?: string;
  /** The version that brought it, if that is not the first. */
  readonly since?: string;
}

const SITE: Readonly<Record<string, SettingNote>> = {
  title: {
    text: 'Name of the site, in the navbar and in the titles of pages.',
    example: '"{{ product.name }} documentation"',
  },
  tagline: { text: 'One line about the site, on the home page and in the web manifest.' },
  origin: {
    text: 'Address that readers use, without a path. Canonical links, feeds and the sitemap use it.',
    example: 'https://docs.example.com',
  },
  base: { text: 'Path of the site below its origin.', example: '/docs/' },
  locale: { text: 'Language of the site, as a BCP 47 tag.', example: 'en' },
  languages: {
    text: 'Sites that say the same in other languages, and this one: each page links the same page in the others.',
    example: '[{ locale: en, to: / }, { locale: fr, to: /fr/ }]',
  },
  'languages[].label': { text: 'What readers call the language; its own name if left out.', example: 'Français' },
  'languages[].to': { text: 'Path or address that the site in the language begins with.', example: '/fr/' },
  product: { text: 'The product that the site documents.' },
  'product.name': { text: 'Its name, used as `{{ product.name }}`.', example: 'Accounting' },
  'product.slug': { text: 'Its name in addresses.', example: 'accounting' },
  links: { text: 'Named URLs, used as `{{ links.dashboard }}`.', example: '{ dashboard: https://app.example.com }' },
  variables: {
    text: 'Further values in groups, used as `{{ support.email }}`.',
    example: '{ support: { email: help@example.com } }',
  },
  logo: { text: 'Path of the logo in `static/`, or one for each mode.', example: '/img/logo.svg' },
  'logo.light': { text: 'The logo in light mode.', example: '/img/wordmark.svg' },
  'logo.dark': { text: 'The logo in dark mode; without it, that of light mode.', example: '/img/wordmark-dark.svg' },
  'logo.showTitle': { text: 'Writes the title of the site beside the logo. Turn it off for a wordmark.' },
  favicon: { text: 'Path of the favicon in `static/`.', example: '/favicon.svg' },
  image: { text: 'Image for link previews of pages that have no image of their own.', example: '/img/share.png' },
  previewImages: { text: 'Makes images for link previews.' },
  theme: { text: 'The looks of the site.' },
  'theme.accent': { text: 'Accent colour. Quote it: in YAML, `#` begins a comment.', example: '"#0f5a64"' },
  'theme.accentExact': {
    text: 'Shows the accent unchanged in each mode where its contrast allows that; the build says where it does not.',
  },
  'theme.fonts': { text: 'Fonts, served by the site.' },
  'theme.fonts.text': {
    text: 'A package of [Fontsource](https://fontsource.org), or files of the content folder.',
    example: '"@fontsource-variable/inter"',
  },
  'theme.fonts.mono': {
    text: 'The same for code.',
    example: '[fonts/code-regular.woff2, fonts/code-bold.woff2]',
  },
  'theme.stylesheet': {
    text: "A file of the content folder, applied after the site's own styles.",
    example: 'theme.css',
  },
  colorMode: { text: 'Light and dark mode.' },
  'colorMode.defaultMode': { text: 'Mode for readers who have not chosen one, unless the system setting decides.' },
  'colorMode.disableSwitch': { text: 'Removes the switch from the navbar.' },
  'colorMode.respectPrefersColorScheme': { text: "Follows the reader's system until the reader chooses." },
  announcement: { text: 'A bar above every page.' },
  'announcement.id': {
    text: 'Identifies it: a reader who has closed it sees it again under another id.',
    example: 'v2',
  },
  'announcement.text': { text: 'What it says.' },
  'announcement.closeable': { text: 'Lets readers close it.' },
  navbar: { text: 'Links at the top of every page.', example: '[{ label: Guides, to: /guides, sidebar: docs }]' },
  'navbar[].items': { text: 'Links of a menu, in place of `to`.', example: '[{ label: Blog, to: /news }]' },
  'navbar[].icon': { text: 'Drawing before the label, by its name at lucide.dev.', example: 'book-open' },
  slots: {
    text: 'Components that fill places of the frame, by their names. [Components](/components#slots) says how.',
    example: '{ navbarEnd: StatusLink }',
  },
  'slots.navbarEnd': { text: 'In the navbar, before the switch of the colour mode.' },
  'slots.sidebarTop': { text: 'Above the sidebar.' },
  'slots.pageTop': { text: 'Above the article of each page.' },
  'slots.pageBottom': { text: 'Below the article of each page.' },
  'slots.footerEnd': { text: 'At the end of the footer.' },
  'slots.notFound': { text: 'On the page for addresses that do not exist.' },
  navbars: {
    text: 'Links at the top of the pages of a sidebar, in place of `navbar`, by the id of the sidebar.',
    example: '{ api: [{ label: Guides, to: / }, { label: Endpoints, to: /api }] }',
  },
  repository: {
    text: 'Address of the source code, linked at the end of the navbar.',
    example: 'https://github.com/example/accounting',
  },
  footer: { text: 'The bottom of every page.' },
  'footer.columns': { text: 'Columns of links.' },
  'footer.copyright': { text: 'The last line.' },
  version: { text: 'The label of a site without versions.' },
  docs: { text: "Options of the pages, under the names of Docusaurus' docs plugin." },
  'docs.path': { text: 'Folder of the pages; `docs` if there is one, else the content folder.' },
  'docs.routeBasePath': { text: 'Path of the pages; `/docs` for the folder `docs`, else `/`.' },
  'docs.tagsBasePath': { text: 'Path of the tag pages.' },
  'docs.sidebarCollapsed': { text: 'Starts with closed groups in the sidebar.' },
  'docs.lastVersion': { text: 'Version of paths without one; the first of `versions.json` if left out.' },
  'docs.includeCurrentVersion': { text: 'Includes the version that is in the works.' },
  'docs.onlyIncludeVersions': { text: 'Builds these versions only.', example: '["2.0"]' },
  'docs.more': { text: 'Further sets of pages, with sidebars in `<id>_sidebars.yaml`.' },
  'docs.more.*.path': { text: 'Folder of the set; its id if left out.' },
  'docs.more.*.routeBasePath': { text: 'Path of its pages; that of its folder if left out.' },
  'docs.more.*.editUrl': { text: "Address of its edit links; the site's if left out; null for no links." },
  'docs.versions': { text: 'Options of versions, by name.' },
  'docs.versions.*.banner': { text: 'The notice on its pages.' },
  'docs.versions.*.noIndex': { text: 'Keeps search engines away from it.' },
  news: {
    text: 'Collections of dated entries, by name. The folder `news` is one without a setting.',
    example: '{ releases: { title: Releases } }',
  },
  'news.*.path': { text: 'Folder of the collection; its name if left out.' },
  'news.*.routeBasePath': { text: 'Path of its pages; that of its folder if left out.' },
  'news.*.title': { text: 'Title of its list; its name if left out.' },
  'news.*.description': { text: 'One sentence below the title of its list.' },
  'news.*.pageSize': { text: 'Entries on one page of its list.' },
  apis: { text: 'API descriptions; each becomes a reference.' },
  'apis[].id': { text: 'Name of the API in addresses and messages.', example: 'accounting' },
  'apis[].description': {
    text: 'A file of the content folder, or a URL that is fetched at build time.',
    example: 'api/accounting.yaml',
  },
  'apis[].overlays': {
    text: 'Files of the content folder that change the description, in order (OpenAPI Overlay 1.0 and 1.1).',
    example: '[api/translation.yaml]',
  },
  'apis[].headers': {
    text: 'Headers for a URL, each with the environment variable that holds its value.',
    example: '{ Authorization: DOCS_TOKEN }',
  },
  'apis[].path': { text: 'Path of its pages.' },
  'apis[].overview': { text: 'Path of its overview; `{path}/{id}-api` if left out.' },
  'apis[].changelog': { text: 'Folder with the entries of its changelog.', example: 'api/changelog' },
  'apis[].markedVersions': {
    text: 'How many of the newest versions in the changelog mark fields and operations as new, changed or deprecated: 3 if left out, 0 for none.',
  },
  'apis[].sidebar': { text: 'Id of its sidebar.' },
  'apis[].category': { text: 'A page with a card for each tag.' },
  'apis[].linkBase': {
    text: 'What relative links of the description are resolved against. Without it, those that lead to no page are text.',
    example: 'https://example.com/',
  },
  'apis[].requiredFirst': {
    text: 'Lists required properties and parameters first; `false` keeps the order of the description.',
  },
  'apis[].tryIt': { text: 'Forms on the pages of operations, which send requests. [Try it](/try-it) says how.' },
  'apis[].tryIt.mode': {
    text: 'How requests travel: `direct` from the browser, `proxy` through the worker, or to a `mock` that the site plays.',
  },
  'apis[].tryIt.reports': {
    text: 'Forms report how answers of the API differ from its description: pointers and types, never values. The worker writes them to the log.',
  },
  'apis[].tryIt.environments': {
    text: 'Sets of values that readers choose by name, never secrets.',
    example: '[{ name: Sandbox, server: https://sandbox.example.com/v1 }]',
  },
  'apis[].tryIt.environments[].server': { text: 'URL of one of the described servers.' },
  'apis[].tryIt.environments[].variables': { text: "Values of the server's variables." },
  'apis[].tryIt.environments[].values': { text: 'Values of parameters, by their names.' },
  'apis[].tryIt.oauth': { text: 'How readers get access tokens (OAuth 2, OpenID Connect).' },
  'apis[].tryIt.oauth.clientId': {
    text: "Id of the public client that readers sign in with. Without it, the form asks for one. Register the site's `/_/try/callback` as its redirect URI.",
  },
  'apis[].samples': {
    text: 'Languages of the code samples, in order.',
    example: '[{ language: curl }, { language: php }]',
  },
  'apis[].samples[].sdk': { text: 'The same call with your SDK: a label and a template.' },
  assistants: { text: 'Links of the page menu to assistants. `{url}` is the address of the page as Markdown.' },
  security: { text: 'Makes `/.well-known/security.txt` (RFC 9116).' },
  'security.contact': { text: 'Where to report a vulnerability.', example: '["mailto:security@example.com"]' },
  'security.expires': { text: 'When to review it.', example: '2027-01-31T00:00:00Z' },
  search: { text: 'Options of the search.' },
  'search.synonyms': { text: 'Groups of words that mean the same.', example: '[[bill, purchase invoice]]' },
  editUrl: {
    text: "Address of a page's source. `{path}` is its path below the content folder.",
    example: 'https://git.example.com/docs/edit/main/{path}',
  },
  lastUpdated: { text: "Shows the date of a page's last change, from git." },
  lastUpdatedAuthor: { text: 'Shows its author as well.' },
  markdown: { text: 'How pages are read. Front matter goes first.' },
  'markdown.format': { text: 'MDX, CommonMark, or whichever the page looks like.' },
  'markdown.math': { text: 'Reads `$x$` as a formula.' },
  'markdown.components': { text: "What the site's own components become, by name.", example: '{ Accordion: Details }' },
  checks: {
    text: 'What the build makes of each check: `error`, `warning` or `off`. See Checks in the guide for authors.',
    example: '{ image-size: off }',
  },
  imageHosts: { text: 'Other hosts that images may come from.', example: '[images.example.com]' },
  frameHosts: {
    text: 'Hosts whose pages frames and players of videos may show.',
    example: '[www.youtube-nocookie.com, player.vimeo.com]',
  },
  agents: { text: 'What programs that read the site may do with it.' },
  'agents.contentSignal': {
    text: 'How crawlers may use the pages (contentsignals.org).',
    example: '{ search: true, ai-train: false }',
  },
  'agents.whenToUse': { text: 'When a program should read the site: a sentence of `llms.txt`.' },
  'agents.feedback': { text: 'Lets the MCP server take feedback on pages, which it writes to the log.' },
  maxImageSize: { text: 'Kilobytes. Larger images are reported.' },
  head: {
    text: 'Further elements of the head of every page, checked against the Content-Security-Policy.',
    example: '[{ meta: { name: google-site-verification, content: abc } }]',
  },
  'head[].meta': { text: 'Attributes of a `meta`.', example: '{ name: google-site-verification, content: abc }' },
  'head[].link': { text: 'Attributes of a `link`.', example: '{ rel: me, href: https://social.example.com/@acme }' },
  'head[].script': { text: 'Attributes of a `script` with `src`.', example: '{ src: /js/chat.js, defer: true }' },
  'head[].hosts': {
    text: 'Hosts that a script of another host loads from and sends to, its own among them.',
    example: '[https://cdn.example.com]',
  },
  analytics: { text: 'A script that counts page views. Without it, no reader is counted.' },
  'analytics.product': { text: 'Decides the defaults of the others.' },
  'analytics.host': { text: 'Origin of the script.', example: 'https://analytics.example.com' },
  'analytics.siteId': { text: 'Identifies the site there.', example: 'docs.example.com' },
  'analytics.script': { text: 'Path of the script.', example: '/script.js' },
  'analytics.attributes': { text: "Attributes of the script's element." },
  'analytics.hosts': {
    text: 'Other hosts that its scripts load from and send to, such as those of the tags of a tag manager.',
    example: '[https://cdn.example.com]',
  },
  'analytics.respectPrivacySignals': {
    text: 'Does not count readers who send Do Not Track or Global Privacy Control.',
  },
};

/** By path in the schema of `site.yaml`. */
export const SETTING_NOTES = SITE;
