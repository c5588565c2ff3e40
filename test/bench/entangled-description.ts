const ref = (index: number, count: number): { $ref: string } => ({
  $ref: `#/components/schemas/object_${index % count}`,
});

/** A schema that refers to six others, in the ways that large descriptions do. */
function makeSchema(index: number, count: number): object {
  const target = (step: number): { $ref: string } => ref(index * 7 + step * step, count);
  return {
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string', description: 'What it is known by.' },
      created: { type: 'integer', format: 'int64' },
      customer: { anyOf: [{ type: 'string', maxLength: 5_000 }, target(1), target(2)], description: 'Expandable.' },
      items: {
        type: 'object',
        properties: { data: { type: 'array', items: target(3) }, has_more: { type: 'boolean' } },
      },
      latest: { allOf: [target(4), { type: 'object', properties: { note: { type: 'string' } } }] },
      source: { oneOf: [target(5), target(6)], nullable: true },
      status: { type: 'string', enum: ['open', 'closed'] },
    },
  };
}

/**
 * A description with `count` schemas that all refer to each other, and as many operations, each with an inline error.
 */
export function entangledDescription(count: number): Record<string, unknown> {
  const json = (schema: object): object => ({ content: { 'application/json': { schema } } });
  const indexes = Array.from({ length: count }, (_, index) => index);
  const error = (index: number): object => ({
    type: 'object',
    properties: { error: { type: 'object', properties: { code: { type: 'string' }, source: ref(index, count) } } },
  });
  const paths = indexes.map((index) => [
    `/objects/${index}`,
    {
      post: {
        operationId: `PostObject${index}`,
        requestBody: json({ type: 'object', properties: { expand: { type: 'array', items: ref(index, count) } } }),
        responses: {
          200: { description: 'Done.', ...json(ref(index, count)) },
          default: { description: 'An error.', ...json(error(index)) },
        },
      },
    },
  ]);
  const schemas = indexes.map((index) => [`object_${index}`, makeSchema(index, count)]);
  return {
    openapi: '3.1.0',
    info: { title: `Entangled, ${count} schemas`, version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(schemas) },
  };
}
