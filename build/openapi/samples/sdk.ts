import { type IdentifierCase, toIdentifier } from '../../../worker/request/samples/identifier-case.ts';
import type { SampleLanguage } from '../../../worker/request/samples/sample-language.ts';
import {
  findJsonTree,
  hasUniqueNames,
  type JsonMember,
  type JsonNode,
} from '../../../worker/request/value/json-tree.ts';
import { memoize, memoizeText } from '../../base/cache/memo.ts';
import { errorMessage } from '../../base/report/error-message.ts';

export interface SdkSampleValues {
  readonly language: SampleLanguage;
  readonly operationId: string;
  /** The subject of the operation in free text, such as its tag. */
  readonly resource: string;
  /** Its action in free text: `list`, `create`. */
  readonly action: string;
  readonly path: readonly SdkArgument[];
  readonly query: readonly SdkArgument[];
  readonly headers: readonly SdkArgument[];
  /** JSON text, or null. */
  readonly body: string | null;
}

export interface SdkArgument {
  readonly name: string;
  /** The value as JSON text, with exact numbers. */
  readonly json: string;
}

const CASES: readonly IdentifierCase[] = ['camel', 'kebab', 'pascal', 'snake'];

/**
 * The call of a vendor's SDK, from a template with placeholders:
 *
 * - `{{operationId}}`, `{{resource}}`, `{{action}}`: an identifier in the language's convention for methods (camelCase;
 *   Python snake_case; command line kebab-case), or in another: `{{operationId:pascal}}`.
 * - `{{arguments}}`: all arguments of the call. JavaScript, PHP: path parameters in order, then one object of query,
 *   headers and body. Python: the same with keyword arguments. Command line: flags.
 * - `{{path}}`, `{{query}}`, `{{headers}}`, `{{body}}`: these one by one, for an SDK of another shape.
 *
 * The template is trusted, the values are not: they become literals of the language, or letters and digits. An empty
 * value also removes the white space before its placeholder. Throws an Error that names an unknown placeholder.
 */
export function toSdkSample(template: string, values: SdkSampleValues): string {
  return template.replace(
    /([ \t]*)\{\{([^{}]*)\}\}/g,
    (match: string, space: string, inside: string, offset: number) => {
      const name = inside.trim();
      const before = template.slice(0, offset);
      const line = template.slice(before.lastIndexOf('\n') + 1);
      const filler = FILLERS.get(name);
      if (filler === undefined) {
        throw new Error(
          `SDK template for ${values.language.id}, line ${before.split('\n').length}: Cannot fill "${match.trim()}": ` +
            `no such placeholder; use one of ${[...FILLERS.keys()].join(', ')}`,
        );
      }
      const filled = filler(values, /^[ \t]*/.exec(line)?.[0] ?? '');
      return filled === '' ? '' : `${space}${filled}`;
    },
  );
}

type Filler = (values: SdkSampleValues, indent: string) => string;

/** Functions that write the value of each placeholder. */
const FILLERS: ReadonlyMap<string, Filler> = new Map<string, Filler>([
  ...toNameFillers('operationId', ({ operationId }) => operationId),
  ...toNameFillers('resource', ({ resource }) => resource),
  ...toNameFillers('action', ({ action }) => action),
  [
    'arguments',
    (values, indent) => {
      const options = [...values.query, ...values.headers].map(toMember);
      return values.language.sdk.toArguments(values.path.map(toMember), toOptions(options, toBody(values)), indent);
    },
  ],
  ['path', (values, indent) => values.language.sdk.toPositional(values.path.map(toMember), indent)],
  ['query', (values, indent) => values.language.sdk.toOptions(values.query.map(toMember), indent)],
  ['headers', (values, indent) => values.language.sdk.toOptions(values.headers.map(toMember), indent)],
  [
    'body',
    (values, indent) => {
      const body = toBody(values);
      return body === null ? '' : values.language.sdk.toBody(body, indent);
    },
  ],
]);

/** Memoized, because many operations have the same tags and verbs. */
const toName = memoize((convention: IdentifierCase) =>
  memoizeText((text) => toIdentifier(text, convention, 'unnamed')),
);

function toNameFillers(name: string, textOf: (values: SdkSampleValues) => string): [string, Filler][] {
  const inConvention: Filler = (values) => {
    const { methodCase, reserved } = values.language.sdk;
    const identifier = toName(methodCase)(textOf(values));
    return reserved.has(identifier) ? `${identifier}_` : identifier;
  };
  return [
    [name, inConvention],
    ...CASES.map((each): [string, Filler] => [`${name}:${each}`, (values) => toName(each)(textOf(values))]),
  ];
}

/** Describes why the template cannot be filled, or null. */
export function findTemplateFault(template: string, language: SampleLanguage): string | null {
  const name = { operationId: 'x', resource: 'x', action: 'x' };
  try {
    toSdkSample(template, { ...name, language, path: [], query: [], headers: [], body: null });
    return null;
  } catch (error) {
    return errorMessage(error);
  }
}

function toBody({ body }: SdkSampleValues): JsonNode | null {
  return body === null ? null : toNode(body);
}

/**
 * Adds the members of an object body to the parameters. Another kind of body, or one whose names clash, becomes `body`.
 */
function toOptions(parameters: readonly JsonMember[], body: JsonNode | null): JsonMember[] {
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const options = [...byName.values()];
  if (body === null) return options;
  const clashes = body.kind !== 'object' || !hasUniqueNames(body) || body.members.some(({ name }) => byName.has(name));
  if (!clashes) return [...options, ...body.members];
  let name = 'body';
  while (byName.has(name)) name = `request_${name}`;
  return [...options, { name, value: body }];
}

function toMember({ name, json }: SdkArgument): JsonMember {
  return { name, value: toNode(json) };
}

/** Text that is not JSON becomes a string. */
function toNode(json: string): JsonNode {
  return findJsonTree(json) ?? { kind: 'string', value: json };
}
