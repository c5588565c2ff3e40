import * as z from 'zod';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { type PluginOptions, settingOf } from '../config/read-config.ts';

/** Converts Google's plugins to `analytics` in site.yaml; empty for a project without them. */
export function importAnalytics(plugin: PluginOptions | null, notes: ImportNotes) {
  if (plugin === null) return {};
  const { options, location } = plugin;
  const id = z.union([z.string().min(1), z.array(z.string().min(1)).nonempty()]);
  const container = settingOf(options, 'containerId', z.string().min(1));
  const [siteId, ...others] = container === undefined ? [settingOf(options, 'trackingID', id)].flat() : [container];
  if (siteId === undefined || others.length > 0)
    notes.leaveOut(
      location,
      siteId === undefined ? 'the analytics' : `the analytics of ${others.join(', ')}`,
      siteId === undefined ? 'their id is computed' : 'a site has a single analytics id',
      'Configure "analytics" in site.yaml.',
    );
  if (siteId === undefined) return {};
  if (container !== undefined)
    notes.leaveOut(
      location,
      'everything that this container loads',
      'the Content-Security-Policy only allows hosts declared in site.yaml, and no inline scripts',
      'List the hosts under "analytics.hosts".',
    );
  const product = container === undefined ? 'google-analytics' : 'google-tag-manager';
  return { analytics: { product, host: 'https://www.googletagmanager.com', siteId } };
}
