import * as z from 'zod';

const text = z.string().min(1);

/** A package or a file of the content folder; several files for several weights and styles. */
const font = z.union([text, z.array(text).min(1)]).optional();

/** `theme` of site.yaml. */
export const themeSchema = z.strictObject({
  /** Its hue and chroma colour links, marks and buttons; the lightness is that of the design. */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'a colour such as "#0f5a64"')
    .optional(),
  /** Whether the accent is that very colour, in each mode where its contrast allows that. */
  accentExact: z.boolean().default(false),
  fonts: z.strictObject({ text: font, mono: font }).prefault({}),
  /** A file of the content folder, applied after the site's own styles. */
  stylesheet: text.optional(),
});
