import type { Analytics } from '../../../worker/model/site.ts';
import { assetHash } from '../../base/digest.ts';
import { bundleScript, type ClientBundle } from './bundle-client.ts';

/** Adds the script that an analytics product needs before its own, if any. */
export async function addAnalyticsStarter(client: ClientBundle, analytics: Analytics | null): Promise<ClientBundle> {
  const { assets, files } = client;
  const starter = analytics?.starter ?? null;
  if (starter === null) return client;
  const code = Buffer.from(await bundleScript(`worker/client/analytics/${starter}.ts`, 'iife'));
  const path = `/assets/${starter}-${assetHash(code)}.js`;
  return { assets: { ...assets, analyticsStarter: path }, files: new Map([...files, [path, code]]) };
}
