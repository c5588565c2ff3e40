/** Also the heading of the form's fields for a token. */
export const tokenTitleEn = 'Get a token';

/** The texts of the page that authorization servers redirect to, apart from the others, which the worker does not need. */
export const callbackEn = { title: tokenTitleEn, closeWindow: 'You can close this window.' };
