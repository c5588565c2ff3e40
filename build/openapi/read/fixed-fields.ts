import { METHODS } from '../core/operations/collect-operations.ts';
import { MAP_KEYWORDS } from '../core/references/keywords.ts';

/** How a fixed field holds its value, and the Object that it, its items or its entries are; null for other values. */
export interface FixedField {
  readonly holds: 'one' | 'list' | 'map' | 'flag' | 'number' | 'other';
  readonly object: string | null;
  /** Whether others check its value. */
  readonly isData: boolean;
}

/**
 * The Objects of OpenAPI 3.0 to 3.2 with their fixed fields (OpenAPI 3.2 §4). `[Tag]` is a list of Tag Objects, `{Link}`
 * a map of Link Objects; a field without a colon is text or data. Swagger 2.0 has been upgraded.
 */
const OBJECTS: Readonly<Record<string, string>> = {
  OpenAPI:
    'openapi swagger $self jsonSchemaDialect info:Info servers:[Server] paths:{PathItem} webhooks:{PathItem} components:Components security tags:[Tag] externalDocs:ExternalDocs',
  Info: 'title summary description termsOfService version contact:Contact license:License',
  Contact: 'name url email',
  License: 'name identifier url',
  Server: 'url description name variables:{ServerVariable}',
  ServerVariable: 'enum default description',
  Components:
    'schemas:{Schema} responses:{Response} parameters:{Parameter} examples:{Example} requestBodies:{RequestBody} headers:{Parameter} securitySchemes:{SecurityScheme} links:{Link} callbacks:{Callback} pathItems:{PathItem} mediaTypes:{MediaType}',
  PathItem: `$ref summary description servers:[Server] parameters:[Parameter] additionalOperations:{Operation} ${METHODS.map((method) => `${method}:Operation`).join(' ')}`,
  Operation:
    'tags summary description externalDocs:ExternalDocs operationId parameters:[Parameter] requestBody:RequestBody responses:{Response} callbacks:{Callback} deprecated:flag security servers:[Server]',
  ExternalDocs: 'description url',
  // A Header Object has the same fields (§4.21).
  Parameter:
    'name in description required:flag deprecated:flag allowEmptyValue:flag style explode:flag allowReserved:flag schema:Schema example examples content:{MediaType}',
  RequestBody: 'description content:{MediaType} required:flag',
  MediaType:
    'schema:Schema itemSchema:Schema example examples encoding:{Encoding} prefixEncoding:[Encoding] itemEncoding:Encoding',
  Encoding:
    'contentType headers:{Parameter} style explode:flag allowReserved:flag encoding:{Encoding} prefixEncoding:[Encoding] itemEncoding:Encoding',
  Response: 'summary description headers:{Parameter} content:{MediaType} links:{Link}',
  Example: 'summary description value externalValue dataValue serializedValue',
  Link: 'operationRef operationId parameters requestBody description server:Server',
  Tag: 'name summary description externalDocs:ExternalDocs parent kind',
  SecurityScheme:
    'type description name in scheme bearerFormat flows:OAuthFlows openIdConnectUrl oauth2MetadataUrl deprecated:flag',
  OAuthFlows:
    'implicit:OAuthFlow password:OAuthFlow clientCredentials:OAuthFlow authorizationCode:OAuthFlow deviceAuthorization:OAuthFlow',
  OAuthFlow: 'authorizationUrl deviceAuthorizationUrl tokenUrl refreshUrl scopes',
  // With the keywords of JSON Schema from draft 4 to 2020-12.
  Schema: `$ref type format title description default example examples const enum:list required:list nullable:flag readOnly:flag writeOnly:flag deprecated:flag minimum:number maximum:number exclusiveMinimum exclusiveMaximum multipleOf:number minLength:number maxLength:number pattern minItems:number maxItems:number uniqueItems:flag minContains:number maxContains:number minProperties:number maxProperties:number items:Schema prefixItems:[Schema] contains:Schema additionalItems:Schema unevaluatedItems:Schema additionalProperties:Schema unevaluatedProperties:Schema propertyNames:Schema allOf:[Schema] anyOf:[Schema] oneOf:[Schema] not:Schema if:Schema then:Schema else:Schema dependentRequired discriminator:Discriminator xml:Xml externalDocs:ExternalDocs contentEncoding contentMediaType contentSchema:Schema id $id $schema $anchor $comment $vocabulary $dynamicRef $dynamicAnchor $recursiveRef $recursiveAnchor ${MAP_KEYWORDS.map((keyword) => `${keyword}:{Schema}`).join(' ')}`,
  Discriminator: 'propertyName mapping defaultMapping',
  Xml: 'name namespace prefix attribute:flag wrapped:flag nodeType',
};

/** Of each Object, by the name of the field. */
export const FIXED_FIELDS: ReadonlyMap<string, ReadonlyMap<string, FixedField>> = new Map(
  Object.entries(OBJECTS).map(([object, fields]) => [object, new Map(fields.split(' ').map(readField))]),
);

function readField(text: string): [name: string, field: FixedField] {
  const [name = '', kind = 'other'] = text.split(':');
  if (kind === 'flag' || kind === 'number' || kind === 'list' || kind === 'other') {
    const isData = (kind === 'flag' || kind === 'other') && name !== 'type' && name !== '$ref';
    return [name, { holds: kind, object: null, isData }];
  }
  const object = kind.replace(/[[\]{}]/g, '');
  const holds = kind.startsWith('[') ? 'list' : kind.startsWith('{') ? 'map' : 'one';
  return [name, { holds, object, isData: false }];
}
