import { findJsonTree, hasUniqueNames, type JsonMember, type JsonNode } from '../read/json-tree.ts';
import { type IdentifierCase, toIdentifier } from './identifier-case.ts';
import type { SampleLanguageId } from './languages/languages.ts';
import { SDK_ARGUMENT_PRINTERS, type SdkArgumentPrinter } from './sdk-arguments.ts';

export interface SdkSampleValues {
  readonly language: SampleLanguageId;
  readonly operationId: string;
  /** What the operation is about, in free text: its tag, for example. */
  readonly resource: string;
  /** What it does, in free text: `list`, `create`. */
  readonly action: string;
  readonly path: readonly SdkArgument[];
  readonly query: readonly SdkArgument[];
  readonly headers: readonly SdkArgument[];
  /** JSON text; null for no body. */
  readonly body: string | null;
  /** Placeholders of the site's own (`client`, `package`, `cli`), filled in as they stand. */
  readonly settings: Readonly<Record<string, string>>;
}

export interface SdkArgument {
  readonly name: string;
  /** The value as JSON text, numbers to the last digit. */
  readonly json: string;
}

const CASES: readonly IdentifierCase[] = ['camel', 'kebab', 'pascal', 'snake'];

/**
 * The call of a vendor's SDK, from a template in which `{{name}}` stands for a value:
 *
 * - `{{operationId}}`, `{{resource}}`, `{{action}}`: an identifier in the language's convention for methods (camelCase;
 *   Python snake_case; command line kebab-case), or in another: `{{operationId:pascal}}`.
 * - `{{arguments}}`: all that the call is given. JavaScript, PHP: path parameters in order, then one object of query,
 *   headers and body. Python: the same with keyword arguments. Command line: flags.
 * - `{{path}}`, `{{query}}`, `{{headers}}`, `{{body}}`: these one by one, for an SDK of another shape.
 * - every key of `settings`.
 *
 * The template is trusted, the values are not: they become literals of the language, or letters and digits. A
 * placeholder that gives nothing takes the white space before it away. Throws an Error that names a placeholder that is
 * none of these.
 */
export function toSdkSample(template: string, values: SdkSampleValues): string {
  return template.replace(
    /([ \t]*)\{\{([^{}]*)\}\}/g,
    (match: string, space: string, inside: string, offset: number) => {
      const name = inside.trim();
      const before = template.slice(0, offset);
      const line = template.slice(before.lastIndexOf('\n') + 1);
      const filler = FILLERS.get(name);
      const filled = filler === undefined ? findSetting(name, values) : filler(values, /^[ \t]*/.exec(line)?.[0] ?? '');
      if (filled === null) {
        const known = [...Object.keys(values.settings), ...FILLERS.keys()].join(', ');
        throw new Error(
          `SDK template for ${values.language}, line ${before.split('\n').length}: Cannot fill "${match.trim()}": ` +
            `no such placeholder; use one of ${known}`,
        );
      }
      return filled === '' ? '' : `${space}${filled}`;
    },
  );
}

type Filler = (values: SdkSampleValues, indent: string) => string;

/** What stands for each placeholder: only those that a template has are made. */
const FILLERS: ReadonlyMap<string, Filler> = new Map<string, Filler>([
  ...toNameFillers('operationId', ({ operationId }) => operationId),
  ...toNameFillers('resource', ({ resource }) => resource),
  ...toNameFillers('action', ({ action }) => action),
  [
    'arguments',
    (values, indent) => {
      const options = [...values.query, ...values.headers].map(toMember);
      return printerOf(values).toArguments(values.path.map(toMember), toOptions(options, toBody(values)), indent);
    },
  ],
  ['path', (values, indent) => printerOf(values).toPositional(values.path.map(toMember), indent)],
  ['query', (values, indent) => printerOf(values).toOptions(values.query.map(toMember), indent)],
  ['headers', (values, indent) => printerOf(values).toOptions(values.headers.map(toMember), indent)],
  [
    'body',
    (values, indent) => {
      const body = toBody(values);
      return body === null ? '' : printerOf(values).toBody(body, indent);
    },
  ],
]);

function toNameFillers(name: string, textOf: (values: SdkSampleValues) => string): [string, Filler][] {
  const inConvention: Filler = (values) => {
    const { methodCase, reserved } = printerOf(values);
    const identifier = toIdentifier(textOf(values), methodCase, 'unnamed');
    return reserved.has(identifier) ? `${identifier}_` : identifier;
  };
  return [
    [name, inConvention],
    ...CASES.map((each): [string, Filler] => [
      `${name}:${each}`,
      (values) => toIdentifier(textOf(values), each, 'unnamed'),
    ]),
  ];
}

function findSetting(name: string, { settings }: SdkSampleValues): string | null {
  return Object.hasOwn(settings, name) ? (settings[name] ?? null) : null;
}

function printerOf({ language }: SdkSampleValues): SdkArgumentPrinter {
  return SDK_ARGUMENT_PRINTERS[language];
}

function toBody({ body }: SdkSampleValues): JsonNode | null {
  return body === null ? null : toNode(body);
}

/** The members of an object body beside the parameters; another body, or one whose names clash, as `body`. */
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

/** Text that is not JSON stands for itself. */
function toNode(json: string): JsonNode {
  return findJsonTree(json) ?? { kind: 'string', value: json };
}
