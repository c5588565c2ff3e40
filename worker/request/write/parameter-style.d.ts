export interface ParameterStyle {
    readonly location: 'path' | 'query' | 'header' | 'cookie';
    readonly style: string;
    readonly explode: boolean;
    readonly allowReserved: boolean;
}
/**
 * The style with defaults filled in (OpenAPI 3.2 §4.12.2). A style that the location does not support becomes the
 * location's default, but `explode` still follows the written style: `simple` in a query means `?tag=a,b`. `deepObject`
 * always explodes, because the alternative is undefined. An unknown location is treated as the query.
 */
export declare function toParameterStyle(location: string, style: string | null, explode: boolean | null, allowReserved: boolean): ParameterStyle;
