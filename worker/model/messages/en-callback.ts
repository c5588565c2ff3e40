/** The texts of the page that authorization servers redirect to, apart from the others, which the worker does not need. */
export const callbackEn = { title: 'Get a token', closeWindow: 'You can close this window.' };
