import { type JsonNode } from './json-tree.ts';
/**
 * JSON text indented by two spaces per level. Numbers are unchanged, and invisible characters become `\u` escapes.
 * Invalid JSON is returned unchanged. `indent` is the indentation of the line where it starts.
 */
export declare function toPrettyJson(json: string, indent?: string): string;
/** JSON text on one line, without spaces. */
export declare function toCompactJson(node: JsonNode): string;
