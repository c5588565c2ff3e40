import { extname } from 'node:path';
import * as z from 'zod';
import type { SiteLogo } from '../../worker/model/site.ts';
import { readImageSize } from '../source/image-size.ts';

const text = z.string().min(1);

/** `logo` of site.yaml: one picture, or one for each mode. */
export const logoSchema = z.union([
  text,
  z.strictObject({
    light: text,
    /** In dark mode; the same picture when absent. */
    dark: text.optional(),
    /** Whether the title of the site is beside it: a wordmark says it itself. */
    showTitle: z.boolean().default(true),
  }),
  z.null(),
]);

export type LogoSettings = z.infer<typeof logoSchema>;

/** Pixels of the navbar. */
const HEIGHT = 24;
const MAX_WIDTH = 192;

/** The logo in its proportions; a square where its file does not give them. */
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
