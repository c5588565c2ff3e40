import { findMessages } from './find-messages.ts';

/** The texts of the site. In a site's bundles, the file of its locale replaces this module; elsewhere they are English. */
export const { access, agents, callback, client, faults, later, locale, mock, mockAddress, page, search, tryIt } =
  findMessages('en');
