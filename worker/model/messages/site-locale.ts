import { findMessages } from './find-messages.ts';
import type { FrameMessages } from './messages.ts';

const ENGLISH = findMessages('en');

/** The texts of the site. In a site's bundles, the file of its locale replaces this module; elsewhere they are English. */
export const { access, agents, callback, client, faults, later, locale, mock, mockAddress, search, tryIt } = ENGLISH;
export const page: FrameMessages = ENGLISH.page;
