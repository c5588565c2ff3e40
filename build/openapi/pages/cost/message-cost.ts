import type {
  Callback,
  Encoding,
  Example,
  MediaType,
  RequestBody,
  Response,
} from '../../../../worker/model/api-messages.ts';
import type { Field, ParameterGroup } from '../../../../worker/model/api-schema.ts';
import { descriptionCost, fieldTreeCost, linkCost, schemaCost, typeCost } from '../../schema/schema-cost.ts';
import { factListCost, listCost, operationLineCost, SECTION_COST, serverCost, sum } from './common-cost.ts';

export function parameterGroupCost({ parameters }: ParameterGroup): number {
  return SECTION_COST + fieldsCost(parameters);
}

function fieldsCost(fields: readonly Field[]): number {
  return listCost(fields, fieldTreeCost);
}

/** A request body with its examples, which are in the samples column if it is the payload of a webhook. */
export function requestBodyCost({ description, required, content }: RequestBody, isPayload = false): number {
  const examples = isPayload
    ? examplesCost(content, false)
    : sum(content, (mediaType) => (mediaType.examples.length === 0 ? 0 : 2 + examplesCost([mediaType], true)));
  return SECTION_COST + (required ? 1 : 0) + descriptionCost(description) + contentCost(content, true) + examples;
}

/** Whether a body has examples. */
export function hasExamples({ content }: Pick<RequestBody, 'content'>): boolean {
  return content.some(({ examples }) => examples.length > 0);
}

function contentCost(content: readonly MediaType[], named: boolean): number {
  const tabs = content.length > 1 ? 1 + 2 * content.length : named ? content.length : 0;
  return tabs + sum(content, mediaTypeCost);
}

function mediaTypeCost({ schema, encoding }: MediaType): number {
  const body = schema === null ? 0 : typeCost(schema.facts.type) + schemaCost(schema);
  return 1 + body + (encoding.length === 0 ? 0 : 2 + sum(encoding, encodingCost));
}

function encodingCost({ headers }: Encoding): number {
  return 2 + fieldsCost(headers);
}

/** The examples of a body: a single one directly, several as tabs. */
function examplesCost(content: readonly MediaType[], named: boolean): number {
  const examples = content.flatMap((mediaType) => mediaType.examples);
  const [first, ...others] = examples;
  if (first === undefined) return 0;
  return others.length === 0
    ? exampleCost(first, named)
    : 1 + sum(examples, (example) => 2 + exampleCost(example, false));
}

export function exampleCost({ description, externalValue }: Example, titled: boolean): number {
  return 1 + descriptionCost(description) + (externalValue === null ? (titled ? 4 : 3) : 2);
}

/** A response with its heading. `nested`: in a callback, where examples follow the body. */
export function responseCost(response: Response, nested = false): number {
  const { description, headers, content, links } = response;
  const isFolded = content.length + headers.length + links.length > 0;
  const examples = nested
    ? sum(content, (mediaType) => (mediaType.examples.length === 0 ? 0 : 2 + examplesCost([mediaType], true)))
    : 0;
  return (
    4 +
    descriptionCost(description) +
    (isFolded ? 2 : 0) +
    contentCost(content, false) +
    (headers.length === 0 ? 0 : 2 + fieldsCost(headers)) +
    (links.length === 0 ? 0 : 1) +
    listCost(
      links,
      (link) =>
        2 +
        linkCost(link.operation) +
        descriptionCost(link.description) +
        factListCost(link.parameters) +
        (link.server === null ? 0 : 1 + serverCost(link.server)),
    ) +
    examples
  );
}

/** The examples of a response, in the side column. */
export function answerCost({ content }: Response): number {
  return hasExamples({ content }) ? 2 + examplesCost(content, false) : 0;
}

export function callbackCost({ name, operations }: Callback): number {
  return (
    SECTION_COST +
    sum(
      operations,
      ({ expression, title, description, parameters, requestBody, responses }) =>
        1 +
        operationLineCost(expression) +
        (title === name ? 0 : 2) +
        descriptionCost(description) +
        sum(parameters, parameterGroupCost) +
        (requestBody === null ? 0 : requestBodyCost(requestBody)) +
        (responses.length === 0 ? 0 : SECTION_COST + sum(responses, (response) => responseCost(response, true))),
    )
  );
}
