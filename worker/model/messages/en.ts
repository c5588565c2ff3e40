import { lister, pluralizer } from './grammar.ts';
import { statuses } from './statuses/en.ts';

export const locale = 'en';

// Bundles omit calls that are marked as pure if they don't use the result.
const plural = /* @__PURE__ */ pluralizer(locale);
const list = /* @__PURE__ */ lister('en-GB');
const MATCHES = 'matches';
const TOKEN_TITLE = 'Get a token';
const AREAS = { all: 'All', guides: 'Guides', api: 'API' };
const RESULT_GROUPS = {
  api: 'API reference',
  best: 'Best match',
  guides: 'Guides',
  operations: 'Operations',
  others: 'More',
};

/** Texts of the script that every page loads first. */
export const client = {
  colorModes: { dark: 'dark mode', light: 'light mode', system: 'system mode' },
  currently: (mode: string) => `currently ${mode}`,
  groupFailed: 'These pages could not be loaded.',
  tabs: 'Options',
};

/** Texts of scripts that load later. */
export const later = {
  backToTop: 'Scroll back to top',
  close: 'Close',
  copied: 'Copied',
  copyCode: 'Copy code',
  copyFailed: 'The text could not be copied.',
  crashed: 'This page crashed.',
  crashedText: 'A script failed. You can read the page, but some controls may not work.',
  /** Announced for a value in code, with the section that has its field. */
  documentedIn: (name: string, section: string) => `${name}, documented in ${section}`,
  enlarge: (description: string) => (description === '' ? 'Enlarge image' : `Enlarge image: ${description}`),
  enlarged: 'Enlarged image',
  expandCode: 'Expand',
  fieldsFailed: 'The fields could not be loaded. Check your connection, then open them again, or follow the link.',
  /** The button that shows the fields of a field or schema in place. */
  fieldsOf: (name: string) => `Properties of ${name}`,
  fieldsShown: (count: number) => plural(count, { one: '1 property shown', other: `${count} properties shown` }),
  /** In place of a list whose filter matches nothing. */
  filteredOut: 'Nothing in this list matches.',
  loadFailed: 'This page could not be loaded.',
  loadFailedText: 'Check your connection, then try again.',
  loading: 'Loading…',
  retry: 'Retry',
  shortcutNames: {
    back: 'Previous page',
    fields: 'Next value in code',
    help: 'Show this list',
    next: 'Next page',
    search: 'Search',
    top: 'Back to top',
  },
  shortcuts: 'Keyboard shortcuts',
  shortcutsText: 'Shortcuts do nothing while you type or hold another key.',
  toggleShortcuts: 'Use single keys as shortcuts',
  toggleWordWrap: 'Toggle word wrap',
  tryAgain: 'Try again',
};

/**
 * Texts of pages that the worker needs: of frames, and of pages without an article of their own. Labels that Docusaurus
 * 3.8 has too keep its wording, which readers know.
 */
export const page = {
  locale,
  agentIndex: (href: string) => `For agents: the index of all pages as Markdown is at ${href}`,
  announcement: 'Announcement',
  areas: AREAS,
  baseUrl: (href: string) => `It must be served from ${href}`,
  breadcrumbs: 'Breadcrumbs',
  close: 'Close',
  colorMode: 'Switch between dark and light mode',
  copyMarkdown: 'Copy as Markdown',
  copyMcpAddress: 'Copy MCP server URL',
  copyPage: 'Copy page',
  crashed: 'This page crashed.',
  crashedText: 'Something went wrong on our side. We have logged it.',
  deprecated: 'Deprecated',
  didYouMean: 'Did you mean',
  directLink: (heading: string) => `Direct link to ${heading}`,
  docsPagination: 'Docs pages navigation',
  apiVersions: 'API versions',
  docsVersions: 'Documentation versions',
  draft: 'Draft page',
  draftText: 'This page is a draft. It is visible in preview only and will not be published.',
  example: 'Example',
  exampleRequest: 'Example request',
  filterList: 'Filter this list',
  firstResults: 'First results',
  footer: 'Footer',
  headers: 'Headers',
  homePage: 'Home page',
  languages: 'Language',
  /** Precedes the date of the last response that matched the description. */
  verifiedOn: 'Verified on',
  links: 'Links',
  mainNavigation: 'Main',
  menu: 'Navigation menu',
  next: 'Next',
  noResults: (query: string) => `No results for “${query}”`,
  noResultsHint: 'Try fewer words, or the name of an operation, a path, a field or an error code.',
  notFound: 'Page not found',
  notFoundText: 'The page may have moved, or the link may be wrong.',
  notLoaded: 'This site did not load properly.',
  onThisPage: 'On this page',
  overview: 'Overview',
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
  previous: 'Previous',
  required: 'Required',
  responses: 'Responses',
  errors: 'Errors',
  resultCount: (count: number, query: string) =>
    plural(count, { one: `1 result for “${query}”`, other: `${count} results for “${query}”` }),
  moreInVersion: (label: string, count: number) => `More results in version ${label}: ${count}`,
  missingWords: (words: string) => `Not in these results: ${words}`,
  unknownWords: (words: string) => `No page has: ${words}`,
  resultGroups: RESULT_GROUPS,
  resultPages: 'Pages of results',
  schemas: 'Schemas',
  search: 'Search',
  searchEverywhere: 'Search everywhere',
  searchFilters: 'Filters',
  searchHint: 'Type a few words, the name of an operation, a path, a field or an error code.',
  searchNeedsScript: 'Search on this copy of the site runs in the browser and needs JavaScript.',
  searchSite: 'Search the documentation',
  servers: 'Servers',
  shortcuts: 'Keyboard shortcuts',
  showAll: 'Show all',
  showMore: 'Show more',
  sidebar: 'Docs sidebar',
  skipToContent: 'Skip to main content',
  tryAgain: 'Try again',
  unavailable: 'Temporarily unavailable',
  unavailableText: 'This page cannot be loaded right now. Please try again in a minute.',
  unlisted: 'Unlisted page',
  unlistedText: 'Search engines do not index this page. Only people with the link can find it.',
  /** Of an API that also has a newer version. */
  olderVersion: (title: string, label: string) => `This is version ${label} of ${title}.`,
  /** Follows the text about an older version. */
  supportedUntil: (date: string) => `It is supported until ${date}.`,
  /** A version that has no such page, so that the link leads to its first one. */
  startOfVersion: (label: string) => `${label} (start page)`,
  unmaintainedVersion: (site: string, label: string) =>
    `This is documentation for ${site} ${label}, which is no longer actively maintained.`,
  unreleasedVersion: (site: string, label: string) => `This is unreleased documentation for ${site} ${label} version.`,
  partlyTranslatedText: 'Parts of this page have not been translated yet.',
  untranslatedText: 'This page has not been translated yet.',
  upToDate: (label: string) => `For up-to-date documentation, see the latest version (${label}).`,
  version: (label: string) => `Version: ${label}`,
  viewMarkdown: 'View as Markdown',
  nextSteps: 'Next steps',
};

/** The other texts of `page`, which only the build needs: it renders the articles. */
export const article = {
  allOf: 'All of',
  allowedValues: 'One of',
  /** A variant whose properties all are read-only. */
  allReadOnly: 'All properties are read-only.',
  andMore: (count: number) => `and ${count} more`,
  authorization: 'Authorization',
  backToReference: 'Back to reference {0}',
  callbacks: 'Callbacks',
  caution: 'Caution',
  changelog: 'Changelog',
  changelogOf: (api: string) => `${api}: changelog`,
  changelogText: 'Changes to the API, newest first. Breaking changes are marked.',
  client: 'Client',
  codeSamples: 'Code samples',
  constantValue: 'Always',
  constraints: 'Constraints',
  contact: 'Contact',
  contactAndTerms: 'Contact and terms',
  continuation: (title: string) => `Continued from ${title}.`,
  continued: (title: string, part: number, of: number) => `${title} (${part} of ${of})`,
  copyPath: 'Copy path',
  danger: 'Danger',
  defaultValue: 'Default',
  deprecatedOperation: 'This operation is deprecated and may be removed.',
  discriminator: 'discriminator',
  docsTagged: (count: number, tag: string) =>
    plural(count, { one: `One doc tagged with "${tag}"`, other: `${count} docs tagged with "${tag}"` }),
  done: 'Done',
  downloads: 'Downloads',
  eachPart: 'Each part',
  editThisPage: 'Edit this page',
  encoding: 'Encoding',
  exampleCount: (count: number) => plural(count, { one: 'Example', other: `${count} examples` }),
  examples: 'Examples',
  footnotes: 'Footnotes',
  headerCount: (count: number) => plural(count, { one: '1 header', other: `${count} headers` }),
  important: 'Important',
  info: 'Info',
  itemCount: (count: number) => plural(count, { one: '1 item', other: `${count} items` }),
  lastUpdated: 'Last updated on',
  lastUpdatedBy: 'by',
  lastUpdatedWithoutDate: 'Last updated',
  license: 'License',
  mediaTypes: 'Media type',
  /** Label of the version of a site without versions. */
  nextVersion: 'Next',
  noAuthorization: 'No authorization',
  noChanges: 'No API changes.',
  notDone: 'Not done',
  note: 'Note',
  /** Follows a date: `(version 2.1)`. */
  ofVersion: (version: string) => `(version ${version})`,
  oneOf: 'One of',
  onTheWire: 'Serialized as',
  operations: 'Operations',
  or: (names: readonly string[]) => new Intl.ListFormat(locale, { type: 'disjunction' }).format(names),
  pageCount: (count: number) => plural(count, { one: '1 page', other: `${count} pages` }),
  partNumber: (part: number) => `Part ${part}`,
  partOf: 'Part of',
  popularPages: 'Popular pages',
  properties: 'Properties',
  propertiesOf: (count: number, name: string) =>
    plural(count, { one: `1 property of ${name}`, other: `${count} properties of ${name}` }),
  propertyCount: (count: number) => plural(count, { one: '1 property', other: `${count} properties` }),
  readingTime: (minutes: number) => `${minutes} min`,
  readOnly: 'Read-only',
  recentChanges: 'What changed',
  requestAndResponse: 'A request and its response',
  requestBody: 'Request body',
  response: 'Response',
  responseExamples: 'Response examples',
  schema: 'Schema',
  scopes: 'Scopes',
  secondary: 'Note',
  seeDeeper: 'For nested fields, see',
  seeMore: 'For the rest, see',
  seeRecursive: 'Recursive: see',
  seeShared: 'Properties: see',
  seeValues: (count: number) => plural(count, { one: 'One value: see', other: `One of ${count} values: see` }),
  serverUrl: 'Base URL',
  showAllValues: (count: number) => `Show all ${count} values`,
  status: 'Status',
  success: 'Success',
  tags: 'Tags',
  termsOfService: 'Terms of service',
  tip: 'Tip',
  toggleWordWrap: 'Toggle word wrap',
  tryIt: 'Try it',
  usedBy: 'Used by',
  warning: 'Warning',
  webhook: 'Webhook',
  writeOnly: 'Write-only',
};

/** Words that the build writes into the view models of API pages. */
export const reference = {
  /** Columns of a field table. */
  fieldColumns: { field: 'Field', type: 'Type', description: 'Description' },
  apiDescription: (format: string) => `OpenAPI description (${format})`,
  /** Tab with all fields of a request body. */
  allFields: 'All fields',
  /** Heading of the contents of a manual. */
  contents: 'Contents',
  /** Label of an unnamed example. */
  exampleNumber: (number: string) => `Example ${number}`,
  /** Tab with the fields of a request body that a first request needs. */
  mainFields: 'Main fields',
  request: 'Request',
  response: 'Response',
  webhooks: 'Webhooks',
  /** What a changelog adds to the changes that it lists. */
  changes: {
    moreOperations: (names: string, count: number) => `${names} and ${count} more`,
    /** The subject of a change that concerns no operation. */
    wholeApi: 'The API',
  },
  constraints: {
    atLeast: (amount: string) => `at least ${amount}`,
    atMost: (amount: string) => `at most ${amount}`,
    between: (low: string, high: string) => `${low} to ${high}`,
    characters: (count: string) => plural(Number(count), { one: `${count} character`, other: `${count} characters` }),
    contentType: (type: string) => `content of type ${type}`,
    dependents: (name: string, needed: string) => `requires ${needed} if ${name} is given`,
    each: (constraint: string) => `each ${constraint}`,
    encodedAs: (encoding: string) => `encoded as ${encoding}`,
    exactly: (amount: string) => `exactly ${amount}`,
    extensible: 'other values may be added',
    greaterThan: (value: string) => `greater than ${value}`,
    items: (count: string) => plural(Number(count), { one: `${count} item`, other: `${count} items` }),
    lessThan: (value: string) => `less than ${value}`,
    /** Precedes a regular expression. */
    matches: MATCHES,
    matchingItems: (count: string) =>
      plural(Number(count), { one: `${count} matching item`, other: `${count} matching items` }),
    mayBeEmpty: 'may be empty',
    multipleOf: (value: string) => `multiple of ${value}`,
    noFurtherItems: 'no further items',
    noOtherProperties: 'no other properties',
    properties: (count: string) => plural(Number(count), { one: `${count} property`, other: `${count} properties` }),
    propertyNames: (amount: string) => `property names of ${amount}`,
    /** Precedes a regular expression. */
    propertyNamesMatch: 'property names match',
    requires: (names: string) => `requires ${names}`,
    uniqueItems: 'unique items',
    unresolved: (reference: string) => `cannot resolve ${reference}`,
    writtenAs: (mediaType: string) => `written as ${mediaType}`,
  },
  /** Generated values of fields, by what the name of the field says. */
  exampleTexts: {
    company: 'Example Ltd.',
    description: 'A short description',
    floor: 'Floor 2',
    name: 'Example',
    reason: 'A short reason',
    street: '1 Main Street',
    text: 'A short text',
    title: 'A title',
  },
  /** Nouns within a line, in the case that they have there. */
  inText: { headers: 'headers', requestBody: 'request body', scopes: 'scopes' },
  eachItem: (description: string) => `Each item: ${description}`,
  operationNamed: (id: string) => `operation ${id}`,
  schemaNamed: (name: string) => `The schema ${name}.`,
  /** By kind of change, with the version. */
  marks: {
    added: (version: string) => `New in ${version}`,
    changed: (version: string) => `Changed in ${version}`,
    deprecated: (version: string) => `Deprecated in ${version}`,
    removed: (version: string) => `Removed in ${version}`,
  },
  /** The page about the changes between two versions of an API. */
  migration: {
    title: (from: string, to: string) => `Migrate from ${from} to ${to}`,
    text: (from: string, to: string) => `What changes for clients of ${from} that move to ${to}.`,
    noneBreaks: 'No change breaks clients.',
    /** Heading of the column with changes. */
    change: 'Change',
  },
  /** The group of schemas in the sidebar. */
  objects: 'Objects',
  option: (index: number) => `Option ${index}`,
  /** A variant by the property that only it has. */
  withProperty: (name: string) => `With ${name}`,
  otherOperations: 'Other',
  credentials: {
    apiKey: (location: string, name: string) => `API key in ${location} ${name}`.trim(),
    authorizationUrl: 'Authorization URL',
    bearerFormat: 'Bearer format',
    deviceAuthorizationUrl: 'Device authorization URL',
    flows: {
      authorizationCode: 'Authorization code flow',
      clientCredentials: 'Client credentials flow',
      deviceAuthorization: 'Device authorization flow',
      implicit: 'Implicit flow',
      password: 'Password flow',
    },
    http: (scheme: string | null) => `HTTP ${scheme ?? 'authentication'}`,
    metadataUrl: 'Metadata URL',
    mutualTls: 'Mutual TLS',
    openIdConnectUrl: 'OpenID Connect URL',
    refreshUrl: 'Refresh URL',
    tokenUrl: 'Token URL',
    unknown: 'unknown',
  },
  introduction: 'Introduction',
  list,
  operationCount: (count: number) => plural(count, { one: '1 operation', other: `${count} operations` }),
  partOf: (whole: string) => `A part of ${whole}.`,
  parameters: {
    cookie: 'Cookie parameters',
    header: 'Header parameters',
    path: 'Path parameters',
    query: 'Query parameters',
    querystring: 'Query string',
  },
  removedOn: (date: string) => `Will be removed on ${date}.`,
  reservedCharacters: 'reserved characters unescaped',
  /** Precedes the type of an item. */
  sequenceOf: 'sequence of ',
  severities: { breaking: 'Breaking', 'may-break': 'May break', safe: 'Safe' },
  statusClasses: {
    '1XX': 'Informational',
    '2XX': 'Success',
    '3XX': 'Redirection',
    '4XX': 'Client error',
    '5XX': 'Server error',
    DEFAULT: 'Any other status',
  },
  statuses,
  /** Words in type names. JSON Schema's own type names are not translated. Connecting words include their spaces. */
  types: {
    any: 'any',
    anyJson: 'any JSON value',
    arrayOf: 'array of ',
    arraysOf: 'arrays of ',
    mapOf: 'map of ',
    never: 'never',
    oneOfSeveral: 'one of several',
    or: ' or ',
    orNull: ' or null',
  },
  /** How to link to a form with values. `example` is the JSON of such a link. */
  tryItLink: (example: string) =>
    `To link a filled-in form, add \`?try=\` with percent-encoded JSON to the address of the page: \`${example}\`. \`p\` has parameters, \`b\` the body.`,
  variants: {
    anyOf: 'Any of',
    contains: 'Contains',
    contentSchema: 'Content',
    dependentSchemas: 'With the property',
    if: 'Conditions',
    not: 'Not',
    oneOf: 'One of',
  },
  webhookRequest: (path: string, method: string) => `Webhook ${path}: your server gets a ${method} request`,
  withValues: (values: string) => `with ${values}`,
};

/** Texts for authors, on top of the pages that `dev` serves. Findings and the command line are in English. */
export const dev = {
  errors: (count: number) => plural(count, { one: '1 error', other: `${count} errors` }),
  close: 'Close',
  /** Follows the errors that are shown. */
  more: (count: number) => `… and ${count} more. See the terminal.`,
  waiting: 'Waiting for the build',
  waitingText: 'The site is not built yet. This page reloads when it is.',
  noResponse: 'No response',
  noResponseText: 'The local runtime did not respond. See the terminal for details.',
};

/** Texts of news lists. */
export const news = {
  atomFeed: 'Atom feed',
  jsonFeed: 'JSON feed',
};

/** Texts of the search dialog, whose script loads on first use. */
export const search = {
  locale,
  allMethods: 'Any method',
  allResults: (count: string) => `See all ${count} results`,
  area: 'Search in',
  areas: AREAS,
  clear: 'Clear',
  clearRecent: 'Clear recent',
  clearText: 'Clear search text',
  close: 'Close search',
  failed: {
    offline: 'You are offline.',
    outdated: 'This page is out of date.',
    unavailable: 'Search is unavailable.',
  },
  failedText: {
    offline: 'Search resumes when you are back online.',
    outdated: 'The site has changed. Reload the page, or open the search page.',
    unavailable: 'Check your connection, then try again.',
  },
  fullSearch: 'Open the search page',
  goTo: 'Go to',
  didYouMean: 'Did you mean',
  scopes: 'Scopes',
  groups: RESULT_GROUPS,
  keys: { choose: 'open', close: 'close', move: 'move', newTab: 'in a new tab' },
  label: 'Search',
  loading: 'Searching…',
  method: 'Method',
  moreResults: 'More results',
  nothing: (text: string) => `No results for “${text}”.`,
  nothingFiltered: (text: string) => `No results for “${text}” with these filters.`,
  nothingText: 'Try fewer or different words, or the exact name of a field or operation.',
  placeholder: 'Search guides, operations, fields…',
  places: { heading: 'Section', parameter: 'Parameter', property: 'Property', response: 'Response', value: 'Value' },
  recentPages: 'Recently opened',
  recentSearches: 'Recent searches',
  reload: 'Reload page',
  remove: (name: string) => `Remove “${name}” from recent`,
  resultCount: (shown: number, total: number) =>
    total > shown ? `${shown} of ${total} results` : plural(shown, { one: '1 result', other: `${shown} results` }),
  results: 'Results',
  retry: 'Retry',
  searchEverything: 'Search everything',
  showMore: 'Show more results',
  start: 'Recent searches and next steps',
  unknownWords: (words: string) => `No page has: ${words}`,
};

/** Texts for programs: the head of Markdown pages, the indexes, the MCP server. */
export const agents = {
  allPages: (index: string) => `All pages: ${index}`,
  answerContinues: (offset: number) => `The text continues. Call again with "offset": ${offset}.`,
  descriptionNote: 'The API description.',
  fullText: 'Full text',
  fullTextNote: 'All guides and operations in one file.',
  head: (page: string, index: string) => `> Markdown of ${page}. Index of all pages: ${index}`,
  indexIntroduction: (mcp: string) =>
    `The links lead to Markdown. Add \`.md\` to the URL of any page to read it as Markdown, or send \`Accept: text/markdown\`. An MCP server to search and read these pages is at ${mcp}.`,
  /** Precedes a regular expression, as in `ReferenceMessages`. */
  matches: MATCHES,
  noPage: (path: string) => `There is no page at ${path}.`,
  optional: 'Optional',
  /** Introduces links to pages that did not fit in a file. */
  otherPages: 'These pages do not fit in this file:',
  pageCount: (count: number) => plural(count, { one: '1 page', other: `${count} pages` }),
  sectionIntroduction: (fullText: string, index: string) =>
    `All of these pages in one file: ${fullText}. All pages: ${index}`,
  /** Purpose of the MCP server, for lists of servers. */
  serverDescription: (title: string) => `Search and read ${title}`,
  skillBody: (title: string, url: (path: string) => string) =>
    `# ${title}

1. To find a page, read the index at ${url('/llms.txt')}. It lists every page with its URL and a note, and links to separate lists for large sections.
2. To read a page, add \`.md\` to its URL, such as ${url('/index.md')}, or send \`Accept: text/markdown\`.
3. To call an operation of the API, read its page. It has the URL, authorization, parameters, bodies, responses and a request in curl. The OpenAPI descriptions are listed at ${url('/.well-known/api-catalog')}.
4. With an MCP client, connect to ${url('/mcp')} (Streamable HTTP, no credentials) and use its tools to search and read.

When you cite a page, give its URL without \`.md\`.`,
  skillDescription: (title: string) =>
    `Find and read pages of ${title}: guides and API operations as Markdown. Use it to answer questions about the product or to write code against its API.`,
  source: (page: string) => `Source: ${page}`,
  tooLarge: 'The text is too large for one file. It is split into these files:',
  unavailable: 'Temporarily unavailable. Please try again in a minute.\n',
};

/** Validation errors of values, in forms, in response checks and in the mock. */
export const faults = {
  atLeast: (value: string) => `Must be at least ${value}.`,
  atMost: (value: string) => `Must be at most ${value}.`,
  /** Of an item that must be in a list. */
  contains: (count: number) =>
    plural(count, { one: 'Must have a matching item.', other: `Must have at least ${count} matching items.` }),
  contentType: (types: readonly string[], found: string) =>
    `Content-Type must be ${types.join(' or ')}, found ${found}.`,
  format: (format: string) => `Must be a valid ${format}.`,
  greaterThan: (value: string) => `Must be greater than ${value}.`,
  lessThan: (value: string) => `Must be less than ${value}.`,
  matches: (pattern: string) => `Must match ${pattern}.`,
  matchesSeveral: (count: number) => `Must match exactly one alternative, matches ${count}.`,
  maxContains: (count: number) =>
    plural(count, { one: 'Must have at most 1 matching item.', other: `Must have at most ${count} matching items.` }),
  maxItems: (count: number) =>
    plural(count, { one: 'Must have at most 1 item.', other: `Must have at most ${count} items.` }),
  maxLength: (count: number) =>
    plural(count, { one: 'Must have at most 1 character.', other: `Must have at most ${count} characters.` }),
  maxProperties: (count: number) =>
    plural(count, { one: 'Must have at most 1 property.', other: `Must have at most ${count} properties.` }),
  minItems: (count: number) =>
    plural(count, { one: 'Must have at least 1 item.', other: `Must have at least ${count} items.` }),
  minLength: (count: number) =>
    plural(count, { one: 'Must have at least 1 character.', other: `Must have at least ${count} characters.` }),
  minProperties: (count: number) =>
    plural(count, { one: 'Must have at least 1 property.', other: `Must have at least ${count} properties.` }),
  multipleOf: (value: string) => `Must be a multiple of ${value}.`,
  notAllowed: 'Not allowed here.',
  oneOf: (values: readonly string[], found: string) =>
    values.length === 1
      ? `Must be ${values[0]}, found ${found}.`
      : `Must be one of ${values.join(', ')}, found ${found}.`,
  required: 'Required.',
  /** For a body in a language: `JSON`. */
  syntax: (language: string) => `Must be valid ${language}.`,
  type: (expected: string, found: string) => `Must be ${expected}, found ${found}.`,
  undocumented: 'Not in the API description.',
  unique: 'Items must be unique.',
  /** Of a property that only requests have. */
  writeOnly: 'Only for requests.',
};

/** Errors of the mock. */
export const mock = {
  invalid: 'The request does not match the API description.',
  mediaType: 'The operation does not accept this media type.',
  noCredentials: 'The request has no credentials.',
  noExample: (status: number, name: string) => `The response ${status} has no example "${name}".`,
  noResponse: (status: string) => `The API description has no response ${status}.`,
  notAcceptable: (status: number) => `The response ${status} has no media type that the request accepts.`,
};

/** Errors of addresses that no mock answers, for which its module does not load. */
export const mockAddress = {
  bodyTooLarge: 'The request body is too large for the mock.',
  noMock: 'This API has no mock.',
  /** A preview of data that is not trusted has only the mock. */
  noPreview: 'Previews of pull requests send no requests.',
  noOperation: (method: string, path: string) => `The API description has no operation ${method} ${path}.`,
  noPath: (path: string) => `The API description has no path ${path}.`,
  rate: 'Too many requests. Try again in a minute.',
};

/** Texts about signing in to a site with audiences. */
export const access = {
  failed: 'Sign-in failed',
  /** A sign-in that the browser has not started, or not lately. */
  failedText: 'It took too long, or began in another browser. Please sign in again.',
  noAccess: 'No access',
  noAccessText: 'You are signed in, but your account has no access to the private pages of this site.',
  /** The provider, or the site, does not accept who the reader is. */
  refusedText: 'Your sign-in was not accepted. Try another account, or ask the owner of this site.',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signedOut: 'You are signed out',
  toSite: 'Go to the site',
  unavailable: 'Sign-in is unavailable',
  unavailableText: 'Please try again in a minute. You can read the public pages of this site without signing in.',
};

/** The page that authorization servers redirect to. */
export const callback = { title: TOKEN_TITLE, closeWindow: 'You can close this window.' };

/** Texts for obtaining an access token. */
const oauth = {
  cancel: 'Cancel',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  device: 'Open the sign-in page on any device and enter this code:',
  expired: 'The access token has expired. Get a new one.',
  failures: {
    blocked: 'The browser blocked the sign-in window.',
    client: 'Enter a client ID.',
    insecure: 'To sign in, open this page over HTTPS.',
    metadata: 'Could not read the metadata of the authorization server.',
    token: 'The authorization server did not return a token.',
  },
  flow: 'Flow',
  flows: {
    authorizationCode: 'Authorization code',
    clientCredentials: 'Client credentials',
    deviceAuthorization: 'Device code',
  },
  get: 'Get token',
  received: (time: string | null) => (time === null ? 'Token received.' : `Token received, valid until ${time}.`),
  redirectUri: 'Redirect URI',
  refused: (reason: string) => `The authorization server refused: ${reason}`,
  retry: 'Try again',
  scopes: 'Scopes',
  scopesChosen: (chosen: number, total: number) => `Scopes: ${chosen} of ${total}`,
  signIn: 'Open the sign-in page',
  title: TOKEN_TITLE,
  unreachable: (origin: string) =>
    `${origin} cannot be reached, or does not let this page read its responses (CORS). Paste a token instead.`,
  waiting: 'Waiting for you to sign in in the other window.',
};

/** What to do about an error, by status or by its first digit. */
const remedies: Readonly<Record<number, string>> = {
  4: 'Correct what the response names, then send again.',
  5: 'Try again later.',
  401: 'Enter valid credentials.',
  403: 'Use other credentials.',
  404: 'Check the ids in the path.',
  429: 'Wait, then send again.',
};

/** The Try-it form and the response view. */
export const tryIt = {
  add: 'Add',
  addField: 'Add field',
  anyStatus: 'First documented',
  authorization: 'Authorization',
  body: 'Body',
  branch: 'Variant',
  bytes: (count: number) =>
    count < 1_000 ? plural(count, { one: '1 byte', other: `${count} bytes` }) : `${(count / 1_000).toFixed(1)} KB`,
  /** Beside a value that an earlier call returned. */
  carried: 'from your last call',
  close: 'Close form',
  code: 'Response status',
  copied: 'Copied',
  copyCurl: 'Copy as curl',
  /** The button that shows the documented response again. */
  documented: 'Show the documented response',
  download: 'Download body',
  empty: 'The response has no body.',
  example: 'Example',
  failures: {
    cors: 'The server cannot be reached, or it does not allow requests from this site (CORS). Copy the request as curl to try it from a terminal.',
    foreign: 'The request did not come from a page of this site.',
    header: 'A header contains a character that HTTP does not allow.',
    interim: 'The server sent an interim response (1xx), which the proxy cannot read.',
    invalid: 'The request could not be read.',
    loading: 'The form could not be loaded. Check your connection, then try again.',
    mockSize: 'The mock accepts at most 24 KB.',
    network: 'No connection. Check your network, then try again.',
    operation:
      'The request is not the one described on this page. A path parameter cannot be empty, "." or "..", or contain a slash.',
    origin: 'The address is not one of the described servers.',
    private: 'The address is in a private network.',
    rate: 'Too many requests. Try again in a minute.',
    redirect: 'The server redirected too many times.',
    size: 'The request or response exceeds 10 MB, or the URL and headers exceed 100 KB.',
    timeout: 'The server did not answer within 30 seconds.',
    unreachable: 'The server could not be reached.',
  },
  faults,
  faultCount: (count: number) =>
    plural(count, { one: '1 field needs attention.', other: `${count} fields need attention.` }),
  fillIn: 'Fill in these values',
  /** Removes a value of an earlier call from the forms. */
  forget: (value: string) => `Forget ${value}`,
  form: 'Form',
  headers: 'Headers',
  history: 'Earlier requests',
  /** For a response that was truncated, too long or stalled. */
  incomplete: 'The response is incomplete: it was interrupted, stalled for 30 seconds or exceeded 10 MB.',
  item: (number: number) => `Item ${number}`,
  documentedError: (status: number) => `Documented error ${status}.`,
  matches: 'No difference found.',
  notChecked: (rules: readonly string[]) => `Not checked: ${rules.join(', ')}.`,
  unchecked: {
    body: (type: string) => `a body of type ${type}`,
    charset: (name: string) => `text in ${name}`,
    header: (name: string) => `the header ${name}`,
    /** Beyond the limits of a check. */
    limit: 'what exceeds the limits of a check',
    pattern: (pattern: string) => `the pattern ${pattern}`,
    /** A schema that the form lacks. */
    schema: (pointer: string) => `${pointer}, whose schema is too large for this form`,
    value: (pointer: string) => pointer,
  },
  mediaType: 'Media type',
  mismatches: (count: number) =>
    plural(count, {
      one: '1 difference from the API description',
      other: `${count} differences from the API description`,
    }),
  mock: 'Responses come from a mock of this API, which stores nothing.',
  moreFields: (count: number) => plural(count, { one: '1 more field', other: `${count} more fields` }),
  moreItems: (count: number) => plural(count, { one: '1 more item', other: `${count} more items` }),
  name: 'Name',
  noResponse: 'No response',
  /** The mock accepts any credentials. */
  notNeeded: 'not needed in the mock',
  oauth,
  /** Before the parameters that a reader can add. */
  optional: 'Optional:',
  parameters: {
    cookie: 'Cookies',
    header: 'Header parameters',
    path: 'Path parameters',
    query: 'Query parameters',
    querystring: 'Query string',
  },
  password: 'Password',
  raw: 'Raw',
  copyLink: 'Copy link',
  linkTooLong: 'The link would be longer than 8,000 characters. Copy the request as curl instead.',
  /** Credentials are filled in. */
  entered: 'entered',
  environment: 'Environment',
  remedies,
  remember: 'Remember in this tab',
  remove: (name: string) => `Remove ${name}`,
  required: 'required',
  reset: 'Reset',
  response: 'Response',
  send: 'Send',
  sendAgain: 'Send again',
  sendAnyway: 'Send anyway',
  sending: 'Sending…',
  server: 'Server',
  showSecrets: 'Show my credentials in samples',
  stop: 'Stop',
  stopped: 'Stopped.',
  text: 'Text',
  title: 'Try it',
  tree: 'Tree',
  undescribedStatus: (status: number) => `The API description has no response ${status}.`,
  user: 'User name',
  value: 'Value',
};
