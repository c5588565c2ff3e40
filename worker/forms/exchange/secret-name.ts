/** Matches names of values that may be credentials, even if no security scheme declares them, but not `authorId`. */
export const SECRET_NAME = /auth(?!or(?!i[sz]))|token|secret|password|api[-_]?key|cookie/i;
