import { MAX_OPERATIONS, resourcePaths } from './operations.ts';
import { Random } from './random.ts';
import { resourceSchemas } from './schemas.ts';
import { prose, resourceName } from './words.ts';

/** Operations per resource, on average: 22,000 operations share 3,000 schemas, three for each resource. */
const OPERATIONS_PER_RESOURCE = 22;

/** Resources per tag, and their relations to others. */
const RESOURCES_PER_TAG = 3;
const MAX_RELATIONS = 2;

/** A resource refers to others nearby, as in a description that grew over time. */
const NEIGHBOURHOOD = 40;

/** A description with this many operations, whose pages are as large as those of github.json. Deterministic. */
export function generateDescription(operationCount: number, seed = 1): Record<string, unknown> {
  const random = new Random(seed);
  const resourceCount = Math.max(Math.ceil(operationCount / OPERATIONS_PER_RESOURCE), 1);
  const names = Array.from({ length: resourceCount }, (_, index) => resourceName(index));
  const schemas: Record<string, unknown> = {};
  const paths: Record<string, unknown> = {};
  const tags = new Map<string, { name: string; description: string }>();
  let left = operationCount;
  for (const [index, name] of names.entries()) {
    const tag = names[index - (index % RESOURCES_PER_TAG)] ?? name;
    tags.set(tag, { name: tag, description: prose(random, 3) });
    const nearby = names.slice(Math.max(0, index - NEIGHBOURHOOD), index + NEIGHBOURHOOD);
    const relations = new Set(Array.from({ length: random.between(0, MAX_RELATIONS) }, () => random.pick(nearby)));
    Object.assign(schemas, resourceSchemas(name, [...relations], random));
    const count = Math.min(MAX_OPERATIONS, Math.ceil(left / (resourceCount - index)));
    Object.assign(paths, resourcePaths(name, tag, count, random));
    left -= count;
  }
  return {
    openapi: '3.1.0',
    info: { title: `Generated, ${operationCount} operations`, version: '1.0', description: prose(random, 4) },
    servers: [{ url: 'https://api.example.com/v1' }],
    security: [{ token: [] }],
    tags: [...tags.values()],
    paths,
    components: { schemas: { ...schemas, Fault: FAULT }, ...SHARED },
  };
}

const FAULT = {
  type: 'object',
  required: ['code'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    fields: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, fault: { type: 'string' } } },
    },
  },
};

function fault(description: string): Record<string, unknown> {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } } };
}

const SHARED = {
  securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  parameters: {
    id: { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    cursor: { name: 'cursor', in: 'query', description: 'Where to go on.', schema: { type: 'string' } },
    limit: { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
  },
  responses: {
    unauthorized: fault('No token, or one that has expired.'),
    notFound: fault('There is none of this id.'),
    invalid: fault('Something in the request is not allowed.'),
  },
};
