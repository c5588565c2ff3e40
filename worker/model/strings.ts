/** The build's callers that are not handed their messages yet. */
export { pageEn as en } from './messages/en-page.ts';
