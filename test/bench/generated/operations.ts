import type { Random } from './random.ts';
import { prose, toPhrase } from './words.ts';

type Data = Record<string, unknown>;

/** Operations of some resources, in addition to the five that every one has. */
const ACTIONS = [
  'approve',
  'cancel',
  'archive',
  'restore',
  'send',
  'duplicate',
  'lock',
  'unlock',
  'export',
  'import',
  'merge',
  'split',
  'share',
  'remind',
  'verify',
  'assign',
  'comment',
  'attach',
  'watch',
  'tag',
  'publish',
  'preview',
];

/** The paths of one resource, with this many operations. */
export function resourcePaths(name: string, tag: string, count: number, random: Random): Data {
  const path = `/${toPhrase(name).replaceAll(' ', '-')}s`;
  const builders = [
    (): [string, string, Data] => [path, 'get', list(name, tag, random)],
    (): [string, string, Data] => [
      path,
      'post',
      write(`add${name}`, `Add a ${toPhrase(name)}`, name, tag, '201', random),
    ],
    (): [string, string, Data] => [`${path}/{id}`, 'get', read(name, tag, random)],
    (): [string, string, Data] => [
      `${path}/{id}`,
      'put',
      write(`update${name}`, `Change a ${toPhrase(name)}`, name, tag, '200', random),
    ],
    (): [string, string, Data] => [`${path}/{id}`, 'delete', remove(name, tag, random)],
    ...ACTIONS.map((action) => (): [string, string, Data] => {
      const title = `${action.charAt(0).toUpperCase()}${action.slice(1)} a ${toPhrase(name)}`;
      return [`${path}/{id}/${action}`, 'post', write(`${action}${name}`, title, name, tag, '200', random)];
    }),
  ];
  const paths: Record<string, Data> = {};
  for (const build of builders.slice(0, count)) {
    const [template, method, operation] = build();
    const shared = template.includes('{id}') ? { parameters: [{ $ref: '#/components/parameters/id' }] } : {};
    paths[template] = { ...shared, ...paths[template], [method]: operation };
  }
  return paths;
}

/** Maximum number of operations of a resource. */
export const MAX_OPERATIONS = 5 + ACTIONS.length;

function list(name: string, tag: string, random: Random): Data {
  return {
    ...common(`list${name}s`, `List ${toPhrase(name)}s`, tag, random),
    parameters: [
      { $ref: '#/components/parameters/cursor' },
      { $ref: '#/components/parameters/limit' },
      {
        name: 'filter',
        in: 'query',
        style: 'deepObject',
        schema: {
          type: 'object',
          properties: { status: { type: 'string' }, from: { type: 'string', format: 'date' } },
        },
        description: prose(random, 1),
      },
    ],
    responses: responses('200', `${name}Page`),
  };
}

function read(name: string, tag: string, random: Random): Data {
  return { ...common(`get${name}`, `Get a ${toPhrase(name)}`, tag, random), responses: responses('200', name) };
}

function remove(name: string, tag: string, random: Random): Data {
  return {
    ...common(`delete${name}`, `Delete a ${toPhrase(name)}`, tag, random),
    responses: { '204': { description: 'It is gone.' }, ...faults() },
  };
}

function write(id: string, title: string, name: string, tag: string, status: string, random: Random): Data {
  const schema = { $ref: `#/components/schemas/${name}Input` };
  const content = random.chance(0.2)
    ? { 'application/json': { schema, examples: { least: { summary: 'The least', value: { name: 'A first one' } } } } }
    : { 'application/json': { schema } };
  return {
    ...common(id, title, tag, random),
    requestBody: { required: true, content },
    responses: responses(status, name),
  };
}

function common(operationId: string, summary: string, tag: string, random: Random): Data {
  return {
    operationId,
    summary,
    tags: [tag],
    // The first sentence is unique, so that the bench can edit it.
    description: `${summary} for one company.\n\n${prose(random, 4)}`,
    ...(random.chance(0.03) ? { deprecated: true } : {}),
  };
}

function responses(status: string, schema: string): Data {
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } };
  return { [status]: { description: 'What was asked for.', content }, ...faults() };
}

function faults(): Data {
  return {
    '401': { $ref: '#/components/responses/unauthorized' },
    '404': { $ref: '#/components/responses/notFound' },
    '422': { $ref: '#/components/responses/invalid' },
  };
}
