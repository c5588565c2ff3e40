import { type CompiledApi } from '../../../build/openapi/compile/compile-api.ts';
import { Cursor } from '../../../build/openapi/core/references/cursor.ts';
import type { ApiContext } from '../../../build/openapi/pages/api-context.ts';
import type { OperationArticle } from '../../../build/page/kinds/operation-page.tsx';
import type { ApiConfig } from '../../../build/site/config/site-config.ts';
/** An OpenAPI 3.1 description with the given paths. */
export declare function openapi(paths: unknown, more?: Readonly<Record<string, unknown>>): Record<string, unknown>;
/** A description with one operation, `a`: `POST /a` if it has a body, otherwise `GET /a`. */
export declare function withOperation(operation: object, more?: Readonly<Record<string, unknown>>): Record<string, unknown>;
/** A description with one operation, `POST /a`, whose request and response bodies are the first of the schemas. */
export declare function withSchemas(schemas: Readonly<Record<string, unknown>>, version?: string): Record<string, unknown>;
export interface CompiledDescription {
    readonly api: CompiledApi;
    /** Formats findings as `#/paths/~1a: Cannot …`, in the order of the text. */
    readonly warnings: readonly string[];
    readonly paths: readonly string[];
    /** Faults of the pages: in HTML, ids, links. */
    readonly faults: readonly string[];
    readonly html: (path: string) => string;
    readonly markdown: (path: string) => string;
}
/** Compiles a description, given as text or as data, as a build does. */
export declare function compileDescription(document: unknown, config?: Partial<ApiConfig>, imageHosts?: readonly string[]): CompiledDescription;
export interface Root {
    readonly root: Cursor;
    /** `#/paths/~1a: Cannot …` */
    readonly warnings: () => string[];
}
/** The root of a description, and the warnings from reading it. */
export declare function readRoot(document: unknown): Root;
/** The operations of a description as shown on their pages. */
export declare function compileOperations(document: unknown, config?: Partial<ApiConfig>): OperationArticle[];
/** What the pages of a description are compiled with. */
export declare function contextOf(root: Cursor, config?: Partial<ApiConfig>): ApiContext;
export declare function compileOne(document: unknown, config?: Partial<ApiConfig>): OperationArticle;
