/** Where parameters are sent (OpenAPI 3.2 §4.12.1), in the order in which they appear in a request. */
export declare const PARAMETER_LOCATIONS: readonly ['path', 'query', 'querystring', 'header', 'cookie'];
export type ParameterLocation = (typeof PARAMETER_LOCATIONS)[number];
