/** Names of values that may be credentials without a security scheme. `authorId` is none. */
export const SECRET_NAME = /auth(?!or(?!i[sz]))|token|secret|password|api[-_]?key|cookie/i;
