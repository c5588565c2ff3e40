import { isObject, type JsonObject } from '../value/json.ts';
import { followRefs, MAX_PARTS, type ResolveRef } from './example-schema.ts';

/** How a value is written in XML (OpenAPI 3.2 §4.26). */
export interface XmlObject {
  readonly nodeType: string;
  readonly name: string | null;
  readonly namespace: string | null;
  readonly prefix: string | null;
}

/**
 * The effective `xml` object. Each field comes from the nearest schema object that has it: next to a `$ref`, then at
 * its target.
 */
export function readXmlObject(schema: unknown, isArray: boolean, resolveRef: ResolveRef): XmlObject {
  const objects = xmlObjects(schema, resolveRef);
  const field = (key: string): string | null => {
    const found = objects.find((xml) => typeof xml[key] === 'string' && xml[key] !== '')?.[key];
    return typeof found === 'string' ? found : null;
  };
  const flag = (key: string): boolean => objects.some((xml) => xml[key] === true);
  const byFlags = flag('attribute') ? 'attribute' : isArray && !flag('wrapped') ? 'none' : 'element';
  return {
    nodeType: field('nodeType') ?? byFlags,
    name: field('name'),
    namespace: field('namespace'),
    prefix: field('prefix'),
  };
}

function xmlObjects(schema: unknown, resolveRef: ResolveRef): JsonObject[] {
  const chain = followRefs(schema, resolveRef);
  const isNamed = chain.some(({ $ref }) => typeof $ref === 'string');
  return chain.flatMap((part) => {
    const parts: readonly unknown[] = Array.isArray(part.allOf) ? part.allOf.slice(0, MAX_PARTS) : [];
    // A schema that extends others is named after itself. OpenAPI 3.0 uses a single `allOf` entry to add keywords next to
    // a `$ref`.
    const own = isNamed && parts.length > 1 ? [] : parts;
    return [part, ...own.flatMap((each) => followRefs(each, resolveRef))].flatMap(({ xml }) =>
      isObject(xml) ? [xml] : [],
    );
  });
}
