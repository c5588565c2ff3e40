/**
 * Every text of the interface. A locale is one object of this type. It uses `Intl.PluralRules` for plural forms and
 * `Intl` for lists and dates. Separate sections let each script include only its own texts.
 */
export interface Messages {
  /** BCP 47 language tag. */
  readonly locale: string;
  readonly agents: AgentMessages;
  readonly client: ClientMessages;
  readonly later: LaterMessages;
  readonly news: NewsMessages;
  readonly page: PageMessages;
  readonly reference: ReferenceMessages;
  readonly search: SearchMessages;
  readonly tryIt: TryItMessages;
}

/** Texts of news lists, rendered by the build. */
export interface NewsMessages {
  readonly atomFeed: string;
  readonly jsonFeed: string;
}

/** Texts of pages: of their frames, which the edge renders, and of their articles, which the build renders. */
export interface PageMessages {
  readonly locale: string;
  readonly agentIndex: (href: string) => string;
  readonly allOf: string;
  readonly allowedValues: string;
  readonly andMore: (count: number) => string;
  readonly announcement: string;
  readonly areas: Readonly<Record<'all' | 'guides' | 'api', string>>;
  readonly authorization: string;
  readonly backToReference: string;
  readonly baseUrl: (href: string) => string;
  readonly breadcrumbs: string;
  readonly callbacks: string;
  readonly caution: string;
  readonly changelog: string;
  readonly changelogOf: (api: string) => string;
  readonly changelogText: string;
  readonly close: string;
  readonly client: string;
  readonly codeSamples: string;
  readonly colorMode: string;
  readonly constantValue: string;
  readonly constraints: string;
  readonly contact: string;
  readonly contactAndTerms: string;
  readonly continuation: (title: string) => string;
  readonly continued: (title: string, part: number, of: number) => string;
  readonly copyMarkdown: string;
  readonly copyMcpAddress: string;
  readonly copyPage: string;
  readonly copyPath: string;
  readonly tryIt: string;
  readonly crashed: string;
  readonly crashedText: string;
  readonly danger: string;
  readonly defaultValue: string;
  readonly deprecated: string;
  readonly deprecatedOperation: string;
  readonly didYouMean: string;
  readonly directLink: (heading: string) => string;
  readonly discriminator: string;
  readonly docsPagination: string;
  readonly docsTagged: (count: number, tag: string) => string;
  readonly docsVersions: string;
  readonly done: string;
  readonly downloads: string;
  readonly draft: string;
  readonly draftText: string;
  readonly eachPart: string;
  readonly editThisPage: string;
  readonly encoding: string;
  readonly example: string;
  readonly exampleCount: (count: number) => string;
  readonly exampleRequest: string;
  readonly examples: string;
  readonly firstResults: string;
  readonly footer: string;
  readonly footnotes: string;
  readonly headerCount: (count: number) => string;
  readonly headers: string;
  readonly homePage: string;
  readonly important: string;
  readonly info: string;
  readonly itemCount: (count: number) => string;
  readonly languages: string;
  readonly lastUpdated: string;
  readonly lastUpdatedBy: string;
  readonly lastUpdatedWithoutDate: string;
  /** Precedes the date of the last response that matched the description. */
  readonly verifiedOn: string;
  readonly license: string;
  readonly links: string;
  readonly mainNavigation: string;
  readonly menu: string;
  readonly mediaTypes: string;
  readonly next: string;
  readonly noAuthorization: string;
  readonly noChanges: string;
  readonly noResults: (query: string) => string;
  readonly noResultsHint: string;
  readonly notDone: string;
  readonly notFound: string;
  readonly notFoundText: string;
  readonly notLoaded: string;
  readonly note: string;
  readonly onThisPage: string;
  readonly onTheWire: string;
  readonly oneOf: string;
  readonly operations: string;
  readonly or: (names: readonly string[]) => string;
  readonly overview: string;
  readonly pageCount: (count: number) => string;
  readonly pageOf: (page: number, count: number) => string;
  readonly partNumber: (part: number) => string;
  readonly partOf: string;
  readonly popularPages: string;
  readonly previous: string;
  readonly properties: string;
  readonly propertiesOf: (count: number, name: string) => string;
  readonly propertyCount: (count: number) => string;
  readonly readOnly: string;
  readonly recentChanges: string;
  readonly requestAndResponse: string;
  readonly requestBody: string;
  readonly required: string;
  readonly responseExamples: string;
  readonly response: string;
  readonly responses: string;
  readonly errors: string;
  readonly resultCount: (count: number, query: string) => string;
  readonly missingWords: (words: string) => string;
  readonly resultGroups: Readonly<Record<'api' | 'best' | 'guides' | 'operations' | 'others', string>>;
  readonly resultPages: string;
  readonly schema: string;
  readonly schemas: string;
  readonly scopes: string;
  readonly search: string;
  readonly searchEverywhere: string;
  readonly searchFilters: string;
  readonly searchHint: string;
  readonly searchNeedsScript: string;
  readonly searchSite: string;
  readonly secondary: string;
  readonly seeDeeper: string;
  readonly seeMore: string;
  readonly seeRecursive: string;
  readonly seeShared: string;
  readonly seeValues: (count: number) => string;
  readonly serverUrl: string;
  readonly servers: string;
  readonly shortcuts: string;
  readonly showAll: string;
  readonly showAllValues: (count: number) => string;
  readonly showMore: string;
  readonly sidebar: string;
  readonly skipToContent: string;
  readonly status: string;
  readonly success: string;
  readonly tags: string;
  readonly termsOfService: string;
  readonly tip: string;
  readonly toggleWordWrap: string;
  readonly tryAgain: string;
  readonly unavailable: string;
  readonly unavailableText: string;
  readonly unlisted: string;
  readonly unlistedText: string;
  readonly unmaintainedVersion: (site: string, label: string) => string;
  readonly unreleasedVersion: (site: string, label: string) => string;
  readonly upToDate: (label: string) => string;
  readonly usedBy: string;
  readonly version: (label: string) => string;
  readonly viewMarkdown: string;
  readonly warning: string;
  readonly waysOn: string;
  readonly webhook: string;
  readonly writeOnly: string;
}

/** Texts of the script that every page loads first. */
export interface ClientMessages {
  readonly colorModes: Readonly<Record<'dark' | 'light' | 'system', string>>;
  readonly currently: (mode: string) => string;
  readonly groupFailed: string;
  readonly tabs: string;
}

/** Texts of scripts that load later. */
export interface LaterMessages {
  readonly backToTop: string;
  readonly close: string;
  readonly copied: string;
  readonly copyCode: string;
  readonly copyFailed: string;
  readonly crashed: string;
  readonly crashedText: string;
  readonly enlarge: (description: string) => string;
  readonly enlarged: string;
  readonly expandCode: string;
  readonly filterList: string;
  readonly loadFailed: string;
  readonly loadFailedText: string;
  readonly loading: string;
  readonly retry: string;
  readonly shortcutNames: Readonly<Record<'back' | 'help' | 'next' | 'search' | 'top', string>>;
  readonly shortcuts: string;
  readonly shortcutsText: string;
  readonly toggleShortcuts: string;
  readonly toggleWordWrap: string;
  readonly tryAgain: string;
}

/** Texts of the search dialog, whose script loads on first use. */
export interface SearchMessages {
  readonly locale: string;
  readonly allMethods: string;
  readonly allResults: (count: string) => string;
  readonly area: string;
  readonly areas: Readonly<Record<'all' | 'guides' | 'api', string>>;
  readonly clear: string;
  readonly clearRecent: string;
  readonly clearText: string;
  readonly close: string;
  readonly failed: Readonly<Record<'offline' | 'outdated' | 'unavailable', string>>;
  readonly failedText: Readonly<Record<'offline' | 'outdated' | 'unavailable', string>>;
  readonly fullSearch: string;
  readonly goTo: string;
  readonly groups: Readonly<Record<'api' | 'best' | 'guides' | 'operations' | 'others', string>>;
  readonly didYouMean: string;
  readonly scopes: string;
  readonly keys: Readonly<Record<'choose' | 'close' | 'move' | 'newTab', string>>;
  readonly label: string;
  readonly loading: string;
  readonly method: string;
  readonly nothing: (text: string) => string;
  readonly nothingFiltered: (text: string) => string;
  readonly nothingText: string;
  readonly placeholder: string;
  readonly places: Readonly<Record<'heading' | 'parameter' | 'property' | 'response' | 'value', string>>;
  readonly recentPages: string;
  readonly recentSearches: string;
  readonly reload: string;
  readonly remove: (name: string) => string;
  readonly resultCount: (shown: number, total: number) => string;
  readonly results: string;
  readonly retry: string;
  readonly searchEverything: string;
  readonly start: string;
}

/** Texts for programs: the head of Markdown pages, the indexes, the MCP server. */
export interface AgentMessages {
  readonly allPages: (index: string) => string;
  readonly answerContinues: (offset: number) => string;
  readonly descriptionNote: string;
  readonly fullText: string;
  readonly fullTextNote: string;
  readonly head: (page: string, index: string) => string;
  readonly indexIntroduction: (mcp: string) => string;
  readonly noPage: (path: string) => string;
  readonly optional: string;
  /** Introduces links to pages that did not fit in a file. */
  readonly otherPages: string;
  readonly pageCount: (count: number) => string;
  readonly sectionIntroduction: (fullText: string, index: string) => string;
  readonly skillBody: (title: string, url: (path: string) => string) => string;
  readonly skillDescription: (title: string) => string;
  readonly source: (page: string) => string;
  readonly tooLarge: string;
  readonly unavailable: string;
}

/** The Try-it form and the response view. */
export interface TryItMessages {
  readonly add: string;
  readonly addField: string;
  readonly anyStatus: string;
  readonly authorization: string;
  readonly body: string;
  readonly branch: string;
  readonly bytes: (count: number) => string;
  readonly chooseFile: string;
  readonly close: string;
  readonly code: string;
  readonly copied: string;
  readonly copyCurl: string;
  readonly download: string;
  readonly empty: string;
  readonly example: string;
  readonly failures: Readonly<
    Record<
      | 'cors'
      | 'foreign'
      | 'header'
      | 'invalid'
      | 'loading'
      | 'network'
      | 'origin'
      | 'private'
      | 'rate'
      | 'redirect'
      | 'size'
      | 'timeout'
      | 'unreachable',
      string
    >
  >;
  readonly faults: FaultMessages;
  readonly fillIn: string;
  readonly faultCount: (count: number) => string;
  readonly form: string;
  readonly headers: string;
  readonly history: string;
  /** For a response that was truncated, too long or stalled. */
  readonly incomplete: string;
  readonly item: (number: number) => string;
  readonly matches: string;
  readonly mediaType: string;
  readonly mismatches: (count: number) => string;
  readonly mock: string;
  readonly moreFields: (count: number) => string;
  readonly moreItems: (count: number) => string;
  readonly name: string;
  readonly oauth: OAuthMessages;
  readonly optional: string;
  readonly parameters: Readonly<Record<'cookie' | 'header' | 'path' | 'query' | 'querystring', string>>;
  readonly password: string;
  readonly raw: string;
  readonly copyLink: string;
  readonly environment: string;
  readonly remember: string;
  readonly remove: (name: string) => string;
  readonly required: string;
  readonly reset: string;
  readonly response: string;
  readonly send: string;
  readonly sendAgain: string;
  readonly sendAnyway: string;
  readonly sending: string;
  readonly server: string;
  readonly showSecrets: string;
  readonly stop: string;
  readonly stopped: string;
  readonly text: string;
  readonly title: string;
  readonly tree: string;
  readonly undescribedStatus: (status: number) => string;
  readonly user: string;
  readonly value: string;
}

/** Texts for obtaining an access token, and for the page that the authorization server redirects to. */
export interface OAuthMessages {
  readonly cancel: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly closeWindow: string;
  readonly device: string;
  readonly expired: string;
  readonly failures: Readonly<Record<'blocked' | 'client' | 'insecure' | 'metadata' | 'token', string>>;
  readonly flow: string;
  readonly flows: Readonly<Record<'authorizationCode' | 'clientCredentials' | 'deviceAuthorization', string>>;
  readonly get: string;
  readonly received: (time: string | null) => string;
  readonly redirectUri: string;
  readonly refused: (reason: string) => string;
  readonly retry: string;
  readonly scopes: string;
  readonly scopesChosen: (chosen: number, total: number) => string;
  readonly signIn: string;
  readonly title: string;
  readonly unreachable: (origin: string) => string;
  readonly waiting: string;
}

/** Validation errors of values, in forms, in response checks and in the mock. */
export interface FaultMessages {
  readonly atLeast: (value: string) => string;
  readonly atMost: (value: string) => string;
  readonly contentType: (types: readonly string[], found: string) => string;
  readonly format: (format: string) => string;
  readonly greaterThan: (value: string) => string;
  readonly lessThan: (value: string) => string;
  readonly matches: (pattern: string) => string;
  readonly maxItems: (count: number) => string;
  readonly maxLength: (count: number) => string;
  readonly maxProperties: (count: number) => string;
  readonly minItems: (count: number) => string;
  readonly minLength: (count: number) => string;
  readonly minProperties: (count: number) => string;
  readonly multipleOf: (value: string) => string;
  readonly notAllowed: string;
  readonly oneOf: (values: readonly string[]) => string;
  readonly required: string;
  /** For a body in a language: `JSON`. */
  readonly syntax: (language: string) => string;
  readonly type: (expected: string, found: string) => string;
  readonly undocumented: string;
  readonly unique: string;
}

/** Words that the build writes into the view models of API pages. */
export interface ReferenceMessages {
  /** Columns of a field table. */
  readonly fieldColumns: { readonly field: string; readonly type: string; readonly description: string };
  /** Tab with all fields of a request body. */
  readonly allFields: string;
  /** Label of an unnamed example. */
  readonly exampleNumber: (number: string) => string;
  /** Tab with the fields of a request body that a first request needs. */
  readonly mainFields: string;
  readonly request: string;
  readonly response: string;
  readonly webhooks: string;
  /** How to link to a form with values. `example` is the JSON of such a link. */
  readonly tryItLink: (example: string) => string;
  readonly apiDescription: (format: string) => string;
  readonly constraints: {
    readonly atLeast: (amount: string) => string;
    readonly atMost: (amount: string) => string;
    readonly between: (low: string, high: string) => string;
    readonly characters: (count: string) => string;
    readonly contentType: (type: string) => string;
    readonly dependents: (name: string, needed: string) => string;
    readonly each: (constraint: string) => string;
    readonly encodedAs: (encoding: string) => string;
    readonly exactly: (amount: string) => string;
    readonly extensible: string;
    readonly greaterThan: (value: string) => string;
    readonly items: (count: string) => string;
    readonly lessThan: (value: string) => string;
    /** Precedes a regular expression. */
    readonly matches: string;
    readonly matchingItems: (count: string) => string;
    readonly mayBeEmpty: string;
    readonly multipleOf: (value: string) => string;
    readonly noFurtherItems: string;
    readonly noOtherProperties: string;
    readonly properties: (count: string) => string;
    readonly propertyNames: (amount: string) => string;
    /** Precedes a regular expression. */
    readonly propertyNamesMatch: string;
    readonly requires: (names: string) => string;
    readonly uniqueItems: string;
    readonly unresolved: (reference: string) => string;
    readonly writtenAs: (mediaType: string) => string;
  };
  readonly eachItem: (description: string) => string;
  readonly operationNamed: (id: string) => string;
  /** By kind of change, with the version. */
  readonly marks: Readonly<Record<'added' | 'changed' | 'deprecated', (version: string) => string>>;
  readonly option: (index: number) => string;
  readonly otherOperations: string;
  readonly credentials: {
    readonly apiKey: (place: string, name: string) => string;
    readonly authorizationUrl: string;
    readonly bearerFormat: string;
    readonly deviceAuthorizationUrl: string;
    readonly flows: Readonly<
      Record<'authorizationCode' | 'clientCredentials' | 'deviceAuthorization' | 'implicit' | 'password', string>
    >;
    readonly http: (scheme: string | null) => string;
    readonly metadataUrl: string;
    readonly mutualTls: string;
    readonly openIdConnectUrl: string;
    readonly refreshUrl: string;
    readonly tokenUrl: string;
    readonly unknown: string;
  };
  readonly introduction: string;
  readonly list: (names: readonly string[]) => string;
  readonly operationCount: (count: number) => string;
  readonly partOf: (whole: string) => string;
  readonly parameters: Readonly<Record<'cookie' | 'header' | 'path' | 'query' | 'querystring', string>>;
  readonly removedOn: (date: string) => string;
  readonly reservedCharacters: string;
  /** Precedes the type of an item. */
  readonly sequenceOf: string;
  readonly severities: Readonly<Record<'breaking' | 'may-break' | 'safe', string>>;
  readonly statusClasses: Readonly<Record<'1XX' | '2XX' | '3XX' | '4XX' | '5XX' | 'DEFAULT', string>>;
  /** Words in type names. JSON Schema's own type names are not translated. Connecting words include their spaces. */
  readonly types: Readonly<
    Record<'any' | 'arrayOf' | 'arraysOf' | 'mapOf' | 'never' | 'oneOfSeveral' | 'or' | 'orNull', string>
  >;
  readonly webhookRequest: (path: string, method: string) => string;
  readonly withValues: (values: string) => string;
  readonly variants: Readonly<
    Record<'anyOf' | 'contains' | 'contentSchema' | 'dependentSchemas' | 'if' | 'not' | 'oneOf', string>
  >;
}
