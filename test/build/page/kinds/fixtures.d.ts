import type { MediaType } from '../../../../build/page/blocks/api/body/model.ts';
import type { Response } from '../../../../build/page/blocks/api/responses/model.ts';
import type { SampleSet } from '../../../../build/page/blocks/api/samples/model.ts';
import type { Field, FieldFacts, Schema, SchemaFacts } from '../../../../build/page/blocks/api/schema/model.ts';
import type { Prose } from '../../../../build/page/description/prose.ts';
import type { OperationArticle } from '../../../../build/page/kinds/operation-page.tsx';
/** A description with that markup. */
export declare function prose(text: string): Prose;
type Use<Facts> = Partial<Facts & Omit<Schema, 'facts'>>;
export declare function schema({ children, valuesAt, ...facts }?: Use<SchemaFacts>): Schema;
/** A field with its name as id. */
export declare function field(name: string, { children, valuesAt, ...facts }?: Use<FieldFacts>): Field;
/** `count` typical fields: a type, a sentence, and a limit on every second one. */
export declare function fields(prefix: string, count: number): Field[];
export declare function json(id: string, properties: readonly Field[]): MediaType;
export declare function response(status: string, facts?: Partial<Response>): Response;
/** Four languages, each as plain HTTP and with the SDK. */
export declare function eightSamples(): SampleSet[];
export declare function operation(facts?: Partial<OperationArticle>): OperationArticle;
export declare function countElements(markup: string): number;
/** Text as a reader sees it, with collapsed white space. */
export declare function textOf(markup: string): string;
