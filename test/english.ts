import { findMessages } from '../worker/model/messages/find-messages.ts';

/** The texts of an English site. */
export const en = findMessages('en');
export const { page: pageEn } = en;
