/** JSON text (RFC 8259) with details that `JSON.parse` loses: number literals, member order and duplicate names. */
export type JsonNode = {
    readonly kind: 'object';
    readonly members: readonly JsonMember[];
} | {
    readonly kind: 'array';
    readonly items: readonly JsonNode[];
} | {
    readonly kind: 'string';
    readonly value: string;
} | {
    readonly kind: 'number';
    readonly literal: string;
} | {
    readonly kind: 'word';
    readonly word: 'true' | 'false' | 'null';
};
export interface JsonMember {
    readonly name: string;
    readonly value: JsonNode;
}
/** Parses JSON text. Null if it is invalid or nested more than 64 levels deep. */
export declare function findJsonTree(text: string): JsonNode | null;
/** Whether `test` holds for a node and all its descendants. */
export declare function everyNode(node: JsonNode, test: (node: JsonNode) => boolean): boolean;
/** False for `{"a": 1, "a": 2}`, which literals of other languages cannot express. */
export declare function hasUniqueNames(node: JsonNode): boolean;
