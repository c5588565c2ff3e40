/* The same with what the tools of a page do, on sites with `agents.webmcp`. */

export { fillIn, sendToMock } from './fill-in.ts';
export { continueStory, openForm, reopenForm } from './open-forms.ts';
