/** Errors of the mock. */
export interface MockMessages {
    readonly invalid: string;
    readonly mediaType: string;
    readonly noCredentials: string;
    readonly noExample: (status: number, name: string) => string;
    readonly noResponse: (status: string) => string;
    readonly notAcceptable: (status: number) => string;
    readonly tooLarge: string;
}
/** Errors of addresses that no mock answers, for which its module does not load. */
export interface MockAddressMessages {
    readonly bodyTooLarge: string;
    readonly noMock: string;
    /** A preview of data that is not trusted has only the mock. */
    readonly noPreview: string;
    readonly noOperation: (method: string, path: string) => string;
    readonly noPath: (path: string) => string;
    readonly rate: string;
}
