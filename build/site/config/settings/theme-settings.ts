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
  /** Links, marks and the current item, in a shade with enough contrast; its hue is in the neutrals too. */
  accent: color,
  /** Whether the build reports a mode that shows another shade than exactly this color. */
  accentExact: z.boolean().default(false),
  /** Buttons that act. */
  action: color,
  navbar: color,
  fonts: z.strictObject({ text: font, mono: font }).prefault({}),
  /** A file in the content folder, applied after the built-in styles. */
  stylesheet: text.optional(),
});
