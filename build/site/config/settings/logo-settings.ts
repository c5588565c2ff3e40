import { extname } from 'node:path';
import * as z from 'zod';
import type { SiteLogo } from '../../../../worker/model/site.ts';
import { readImageSize } from '../../../base/source/image-size.ts';

const text = z.string().min(1);

/** `logo` in site.yaml: one image, or one for each mode. */
export const logoSchema = z.union([
  text,
  z.strictObject({
    light: text,
    dark: text.optional(),
    showTitle: z.boolean().default(true),
  }),
  z.null(),
]);

export type LogoSettings = z.infer<typeof logoSchema>;

/** Height in the navbar, in pixels. */
const HEIGHT = 24;
const MAX_WIDTH = 192;

/** The logo in its proportions, or a square if its file has no dimensions. */
export function toSiteLogo(settings: LogoSettings, files: ReadonlyMap<string, unknown>): SiteLogo | null {
  if (settings === null) return null;
  const { light, dark, showTitle } = typeof settings === 'string' ? { light: settings, showTitle: true } : settings;
  const bytes = files.get(light);
  const size = bytes instanceof Uint8Array ? readImageSize(bytes, extname(light)) : null;
  const ratio = size === null ? 1 : size.width / size.height;
  return {
    light,
    ...(dark === undefined ? {} : { dark }),
    width: Math.min(MAX_WIDTH, Math.max(1, Math.round(HEIGHT * ratio))),
    ...(showTitle ? {} : { isWordmark: true }),
  };
}
