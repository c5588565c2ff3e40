import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import type { Messages } from '../../../worker/model/messages/messages.ts';
import { Report } from '../../base/report/report.ts';
import { loadSiteConfig } from '../../site/config/load-site-config.ts';

/** What the server shows to authors, in the language of their site. */
export type DevTexts = Pick<Messages, 'dev' | 'locale'>;

/** The texts for a content folder; English if its settings cannot be read, which a build reports. */
export async function loadDevTexts(contentDir: string): Promise<DevTexts> {
  const config = await new Report().attempt(() => loadSiteConfig(contentDir, new Report()));
  return findMessages(config?.locale ?? 'en', config?.texts[config.locale]);
}
