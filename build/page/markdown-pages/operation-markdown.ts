import type { BuildMessages } from '../../../worker/model/messages/messages.ts';
import type { PageMessages } from '../../../worker/model/messages/page-messages.ts';
import type { SecurityRequirement } from '../blocks/api/authorization/model.ts';
import type { Callback } from '../blocks/api/callbacks/model.ts';
import type { ParameterGroup } from '../blocks/api/parameters/model.ts';
import type { CodeSample } from '../blocks/api/samples/model.ts';
import type { Server } from '../blocks/api/servers/model.ts';
import { isPlainServer } from '../blocks/api/servers/model.ts';
import type { OperationArticle } from '../kinds/api-articles.ts';
import { bullet, code, fence, heading, joinBlocks, link, oneLine, quote } from '../text/markdown-text.ts';
import { requestBodySection, responsesSection } from './bodies.ts';
import type { SchemaMarkdownContext } from './linked-schemas.ts';
import { fieldList } from './schema-fields.ts';
import { serverItem } from './server-item.ts';

/**
 * Everything that a program needs to send one request and to understand the response, and nothing about other
 * operations.
 */
export function operationMarkdown(operation: OperationArticle, context: SchemaMarkdownContext): string {
  const { page } = context.messages;
  const { title, deprecated, deprecation, externalDocs, servers, security, requestBody, callbacks } = operation;
  const sample = findSample(operation);
  return joinBlocks([
    heading(1, title),
    requestLine(operation, context.messages),
    operation.verified === undefined ? null : `${page.verifiedOn} ${operation.verified}.`,
    deprecated ? deprecationQuote(deprecation?.markdown ?? null, page) : null,
    operation.description?.markdown ?? null,
    externalDocs === null ? null : link(externalDocs.label, externalDocs.href),
    serverList(servers, page),
    authorizationSection(security, context.messages),
    ...parameterSections(operation.parameters, 2, context),
    requestBody === null ? null : requestBodySection(requestBody, sample?.code ?? '', 2, context),
    sample === undefined ? null : joinBlocks([heading(2, page.exampleRequest), fence(sample.code, sample.language)]),
    operation.tryIt === undefined ? null : context.messages.reference.tryItLink(linkExample(operation)),
    responsesSection(operation.responses, 2, context),
    callbackSection(callbacks, context),
  ]);
}

/** An example value for `?try=`, with the operation's first parameter and a body in its first media type. */
function linkExample({ parameters, requestBody }: OperationArticle): string {
  const [group] = parameters;
  const [field] = group?.parameters ?? [];
  const [body] = requestBody?.content ?? [];
  return JSON.stringify({
    ...(group === undefined || field === undefined
      ? {}
      : { p: { [`${group.location} ${field.facts.name}`]: 'VALUE' } }),
    ...(body === undefined ? {} : { b: { type: body.name, value: {} } }),
  });
}

function requestLine(
  { method, pathTemplate, webhook, servers, operationId, badges, mark }: OperationArticle,
  { reference }: BuildMessages,
): string {
  const notes = mark === undefined ? badges : [...badges, mark.label];
  const labels = notes.length === 0 ? '' : ` (${oneLine(notes.join(', '))})`;
  const id = (operationId === null ? '' : `, ${reference.operationNamed(code(operationId))}`) + labels;
  if (webhook) return reference.webhookRequest(code(pathTemplate), code(method)) + id;
  const [server] = servers;
  const base = server === undefined ? '' : withDefaults(server).replace(/\/+$/, '');
  const url = base + pathTemplate;
  return `${code(`${method} ${url}`)}${id}`;
}

/** The URL of a server with the default values of its variables, which a program can call. */
function withDefaults({ url, variables }: Server): string {
  return variables.reduce((text, { name, defaultValue }) => text.replaceAll(`{${name}}`, () => defaultValue), url);
}

function deprecationQuote(reason: string | null, page: PageMessages): string {
  return quote(`**${page.deprecated}:** ${oneLine(reason ?? page.deprecatedOperation)}`);
}

/** The list of servers; null for a single server with only a URL, which is in the request line. */
function serverList(servers: readonly Server[], page: PageMessages): string | null {
  if (servers.length <= 1 && servers.every(isPlainServer)) return null;
  return joinBlocks([heading(2, page.servers), servers.map((server) => bullet(serverItem(server, page))).join('\n')]);
}

function authorizationSection(security: readonly SecurityRequirement[], messages: BuildMessages): string | null {
  if (security.length === 0) return null;
  const { page } = messages;
  const items = security.map((requirement) => requirementText(requirement, messages));
  return joinBlocks([
    heading(2, page.authorization),
    items.length === 1 ? (items[0] ?? '') : `${page.oneOf}:\n\n${items.map(bullet).join('\n')}`,
  ]);
}

function requirementText({ schemes }: SecurityRequirement, { page, reference }: BuildMessages): string {
  if (schemes.length === 0) return page.noAuthorization;
  const texts = schemes.map(({ name, type, deprecated, scopes }) => {
    const note = deprecated ? `, ${page.deprecated.toLowerCase()}` : '';
    const needed = scopes.map((scope) => code(scope.name)).join(', ');
    return `${code(name)} (${type}${note})${needed === '' ? '' : `, ${page.scopes.toLowerCase()} ${needed}`}`;
  });
  return reference.list(texts);
}

function parameterSections(groups: readonly ParameterGroup[], level: number, context: SchemaMarkdownContext): string[] {
  return groups.flatMap(({ title, parameters }) => [heading(level, title), fieldList(parameters, context)]);
}

/** A single sample: programs derive their own language better from curl than from seven variants. */
function findSample({ samples }: OperationArticle): CodeSample | undefined {
  const groups = samples[0]?.groups ?? [];
  return (groups.find(({ id }) => id === 'curl') ?? groups[0])?.samples[0];
}

function callbackSection(callbacks: readonly Callback[], context: SchemaMarkdownContext): string | null {
  const { page } = context.messages;
  if (callbacks.length === 0) return null;
  return joinBlocks([
    heading(2, page.callbacks),
    ...callbacks.flatMap(({ name, operations }) =>
      operations.map((operation) =>
        joinBlocks([
          heading(3, `${name}: ${operation.title}`),
          code(`${operation.method} ${operation.expression}`),
          operation.description?.markdown ?? null,
          ...parameterSections(operation.parameters, 4, context),
          operation.requestBody === null ? null : requestBodySection(operation.requestBody, '', 4, context),
          responsesSection(operation.responses, 4, context),
        ]),
      ),
    ),
  ]);
}
