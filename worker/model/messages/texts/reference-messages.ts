/** Values of generated examples. */
export type ExampleTexts = Readonly<
  Record<'company' | 'description' | 'floor' | 'name' | 'reason' | 'street' | 'text' | 'title', string>
>;

/** What readers call the status codes of HTTP, by code. */
export type StatusNames = Readonly<Record<number, string>>;

/** Words that the build writes into the view models of API pages. */
export interface ReferenceMessages {
  /** Columns of a field table. */
  readonly fieldColumns: { readonly field: string; readonly type: string; readonly description: string };
  /** Tab with all fields of a request body. */
  readonly allFields: string;
  /** Heading of the contents of a manual. */
  readonly contents: string;
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
  /** What a changelog adds to the changes that it lists. */
  readonly changes: {
    readonly moreOperations: (names: string, count: number) => string;
    /** The subject of a change that concerns no operation. */
    readonly wholeApi: string;
  };
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
  /** Generated values of fields, by what the name of the field says. */
  readonly exampleTexts: ExampleTexts;
  /** Nouns within a line, in the case that they have there. */
  readonly inText: Readonly<Record<'headers' | 'requestBody' | 'scopes', string>>;
  readonly eachItem: (description: string) => string;
  readonly operationNamed: (id: string) => string;
  readonly schemaNamed: (name: string) => string;
  /** By kind of change, with the version. */
  readonly marks: Readonly<Record<'added' | 'changed' | 'deprecated' | 'removed', (version: string) => string>>;
  /** The page about the changes between two versions of an API. */
  readonly migration: {
    readonly title: (from: string, to: string) => string;
    readonly text: (from: string, to: string) => string;
    readonly noneBreaks: string;
    /** Heading of the column with changes. */
    readonly change: string;
  };
  /** The group of schemas in the sidebar. */
  readonly objects: string;
  readonly option: (index: number) => string;
  /** A variant by the property that only it has. */
  readonly withProperty: (name: string) => string;
  readonly otherOperations: string;
  readonly credentials: {
    readonly apiKey: (location: string, name: string) => string;
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
  readonly statuses: StatusNames;
  /** Words in type names. JSON Schema's own type names are not translated. Connecting words include their spaces. */
  readonly types: Readonly<
    Record<'any' | 'anyJson' | 'arrayOf' | 'arraysOf' | 'mapOf' | 'never' | 'oneOfSeveral' | 'or' | 'orNull', string>
  >;
  readonly webhookRequest: (path: string, method: string) => string;
  readonly withValues: (values: string) => string;
  readonly variants: Readonly<
    Record<'anyOf' | 'contains' | 'contentSchema' | 'dependentSchemas' | 'if' | 'not' | 'oneOf', string>
  >;
}
