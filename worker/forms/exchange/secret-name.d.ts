/** Matches names of values that may be credentials, even if no security scheme declares them, but not `authorId`. */
export declare const SECRET_NAME: RegExp;
