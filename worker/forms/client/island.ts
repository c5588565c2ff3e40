/* The form as a script of its own, which pages load on first use. */

export { continueStory, openForm, reopenForm } from './open-forms.ts';
