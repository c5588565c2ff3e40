import * as z from 'zod';

const text = z.string().min(1);

/** A package, a file in the content folder, or `none`. Several files for several weights and styles. */
const font = z.union([text, z.array(text).min(1)]).optional();

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'a color such as "#0f5a64"')
  .transform((hex) => hex.toLowerCase())
  .optional();

/** `theme` in site.yaml. */
export const themeSchema = z.strictObject({
  accent: color,
  accentExact: z.boolean().default(false),
  action: color,
  navbar: color,
  fonts: z.strictObject({ text: font, mono: font }).prefault({}),
  stylesheet: text.optional(),
});
