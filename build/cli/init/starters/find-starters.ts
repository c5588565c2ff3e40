import { findByLocale } from '../../../../worker/model/messages/find-messages.ts';
import * as all from './all-starters.ts';
import type { StarterTexts } from './starter-texts.ts';

/** The texts of a new site in a language (BCP 47), or in English if there are none. */
export function findStarters(tag: string): StarterTexts {
  return findByLocale<StarterTexts>(all, tag) ?? all.en;
}
