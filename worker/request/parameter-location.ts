/** Where parameters are sent (OpenAPI 3.2 §4.12.1), in the order in which they appear in a request. */
export const PARAMETER_LOCATIONS = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

export type ParameterLocation = (typeof PARAMETER_LOCATIONS)[number];
