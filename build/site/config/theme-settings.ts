import * as z from 'zod';

const text = z.string().min(1);

/** A package, a file in the content folder, or `none`. Several files for several weights and styles. */
const font = z.union([text, z.array(text).min(1)]).optional();

/** `theme` in site.yaml. */
export const themeSchema = z.strictObject({
  /** Its hue and chroma color links, marks and buttons. The design determines the lightness. */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'a color such as "#0f5a64"')
    .optional(),
  /** Whether to use exactly this color in each mode with sufficient contrast. */
  accentExact: z.boolean().default(false),
  fonts: z.strictObject({ text: font, mono: font }).prefault({}),
  /** A file in the content folder, applied after the built-in styles. */
  stylesheet: text.optional(),
});
