import type { TryItResponse, TryItResponses } from './record.ts';
/** Finds `404`, then `4XX`, then `default`. */
export declare function findResponse({ responses }: TryItResponses, status: string): TryItResponse | null;
/** The content with a media type, or else with a matching range (`image/*`). */
export declare function findContent<Content extends {
    readonly type: string;
}>(content: readonly Content[], type: string): Content | undefined;
