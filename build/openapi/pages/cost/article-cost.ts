import type { ApiArticle, OperationArticle, SchemaArticle, TagArticle } from '../../../../worker/model/api-articles.ts';
import type { Link } from '../../../../worker/model/api-facts.ts';
import type { SampleSet } from '../../../../worker/model/api-samples.ts';
import type { RequiredScheme, SecurityRequirement, SecurityScheme } from '../../../../worker/model/api-security.ts';
import { isSameName, SECTION_IDS } from '../../../../worker/ui/api/sections.ts';
import { descriptionCost, linkCost, markCost, proseCost, schemaCost, typeCost } from '../../schema/schema-cost.ts';
import {
  cardCost,
  factListCost,
  identifierCost,
  linkLineCost,
  listCost,
  operationCardCost,
  operationLineCost,
  SECTION_COST,
  scopeListCost,
  serverCost,
  serversCost,
  sum,
  tocCost,
} from './common-cost.ts';
import {
  answerCost,
  callbackCost,
  exampleCost,
  hasExamples,
  parameterGroupCost,
  requestBodyCost,
  responseCost,
} from './message-cost.ts';

export type ApiPageArticle = ApiArticle | TagArticle | OperationArticle | SchemaArticle;

/** The number of HTML elements in an article. */
export function articleCost(article: ApiPageArticle): number {
  switch (article.kind) {
    case 'api':
      return overviewCost(article);
    case 'tag':
      return tagCost(article);
    case 'operation':
      return operationCost(article);
    case 'schema':
      return schemaArticleCost(article);
  }
}

function overviewCost(api: ApiArticle): number {
  const { logo, version, summary, description, servers, securitySchemes, tags, schemas, contact, license } = api;
  const links = [api.changelog, ...api.downloads, api.externalDocs].filter((link) => link !== null);
  const terms = [
    ...(contact === null || (contact.name ?? contact.href) === null ? [] : [{ label: '', href: contact.href }]),
    ...(contact === null || contact.email === null ? [] : [{ label: '', href: contact.email }]),
    ...(license === null ? [] : [license]),
    ...(api.termsOfService === null ? [] : [{ label: '', href: api.termsOfService }]),
  ];
  return (
    4 +
    (logo === null ? 0 : 3) +
    (version === null ? 0 : 1) +
    tocCost(api.headings) +
    (summary === null ? 0 : 1) +
    linkLineCost(links) +
    (description === null ? 0 : 1 + proseCost(description)) +
    sectionCost(servers, serverCost) +
    (securitySchemes.length === 0 ? 0 : SECTION_COST + sum(securitySchemes, securitySchemeCost)) +
    sectionCost(tags, cardCost) +
    sectionCost(schemas, (schema) => 1 + linkCost(schema)) +
    (terms.length === 0 ? 0 : SECTION_COST + linkLineCost(terms))
  );
}

/** The line breaks of a heading. A continuation has another heading. */
function titleCost(title: string, continued: Link | undefined): number {
  return continued === undefined ? identifierCost(title) : 0;
}

function sectionCost<Item>(items: readonly Item[], cost: (item: Item) => number): number {
  return items.length === 0 ? 0 : SECTION_COST + listCost(items, cost);
}

export function securitySchemeCost({ description, deprecated, facts, flows }: SecurityScheme): number {
  return (
    SECTION_COST +
    1 +
    (deprecated ? 1 : 0) +
    descriptionCost(description) +
    factListCost(facts) +
    sum(flows, (flow) => 1 + factListCost(flow.facts) + scopeListCost(flow.scopes))
  );
}

function tagCost({ title, description, externalDocs, tags, operations, continued }: TagArticle): number {
  return (
    4 +
    titleCost(title, continued) +
    (description === null ? 0 : 1 + proseCost(description)) +
    (externalDocs === null ? 0 : 1 + linkCost(externalDocs)) +
    listCost(tags, cardCost) +
    listCost(operations, operationCardCost)
  );
}

function operationCost(operation: OperationArticle): number {
  const { webhook, deprecated, deprecation, badges, description, externalDocs, requestBody, responses, samples } =
    operation;
  const answers = sum(responses, answerCost);
  const hasRequest = samples.length > 0 || (webhook && requestBody !== null && hasExamples(requestBody));
  const header =
    4 +
    titleCost(operation.title, operation.continued) +
    badges.length +
    (webhook ? 1 : 0) +
    (deprecated ? 1 : 0) +
    markCost(operation.mark, operation);
  return (
    header +
    operationLineCost(operation.pathTemplate) +
    (operation.tryIt === undefined ? 0 : 1) +
    (operation.verified === undefined ? 0 : 2) +
    serversCost(operation.servers) +
    tocCost(operation.headings) +
    (deprecated ? 5 + proseCost(deprecation) : 0) +
    (description === null ? 0 : 1 + proseCost(description)) +
    (externalDocs === null ? 0 : 1 + linkCost(externalDocs)) +
    securityCost(operation.security) +
    sum(operation.parameters, parameterGroupCost) +
    (requestBody === null ? 0 : requestBodyCost(requestBody, webhook)) +
    (responses.length === 0 ? 0 : SECTION_COST + sum(responses, (response) => responseCost(response))) +
    (operation.callbacks.length === 0 ? 0 : SECTION_COST + sum(operation.callbacks, callbackCost)) +
    (hasRequest || answers > 0 ? 2 : 0) +
    (hasRequest ? 3 + identifierCost(operation.pathTemplate) + SECTION_COST : 0) +
    (samples.length === 0 ? 0 : samplesCost(samples)) +
    (answers === 0 ? 0 : SECTION_COST + 1 + answers)
  );
}

/** A disclosure that names the scopes of all alternatives without duplicates. */
function securityCost(security: readonly SecurityRequirement[]): number {
  if (security.length === 0) return 0;
  const scopes = security.flatMap(({ schemes }) => schemes.flatMap((scheme) => scheme.scopes.map(({ name }) => name)));
  const list = security.length === 1 ? 0 : 2 + security.length;
  return SECTION_COST + 2 + new Set(scopes).size + list + sum(security, requirementCost);
}

/** One alternative, with one or more schemes. */
export function requirementCost({ schemes }: SecurityRequirement): number {
  if (schemes.length === 0) return 1;
  return schemes.length === 1 ? sum(schemes, schemeCost) : 2 + sum(schemes, (scheme) => 1 + schemeCost(scheme));
}

function schemeCost({ href, deprecated, scopes }: RequiredScheme): number {
  return 3 + (href === null ? 0 : 1) + (deprecated ? 1 : 0) + (scopes.length === 0 ? 0 : 1) + scopeListCost(scopes);
}

function samplesCost(sets: readonly SampleSet[]): number {
  return sets.length === 1 ? sum(sets, sampleSetCost) : 1 + sum(sets, (set) => 2 + sampleSetCost(set));
}

export function sampleSetCost({ groups }: SampleSet): number {
  return listCost(groups, ({ samples }) => 2 + (samples.length === 1 ? 3 : 1 + 5 * samples.length));
}

function schemaArticleCost(article: SchemaArticle): number {
  const { title, schema, headings, example, partOf, usedBy } = article;
  const { facts } = schema;
  return (
    4 +
    identifierCost(title) +
    (facts.type.every(({ label }) => label !== title) ? typeCost(facts.type) : 0) +
    (facts.deprecated ? 1 : 0) +
    tocCost(headings) +
    (partOf === null ? 0 : 1 + linkCost(partOf)) +
    (facts.title !== null && !isSameName(facts.title, title) ? 1 : 0) +
    (headings.some(({ id }) => id === SECTION_IDS.properties) ? 2 : 0) +
    schemaCost(schema) +
    sectionCost(usedBy, operationCardCost) +
    (article.usedByMore > 0 ? 1 : 0) +
    (example === null ? 0 : 1 + exampleCost(example, true))
  );
}
