import * as z from 'zod';

const stampSchema = z.strictObject({
  date: z.iso.date('a day such as 2026-01-31'),
  /** The version of the API description. */
  release: z.string(),
  /** Identifies what the description said of the operation. A stamp of another one has no meaning. */
  fingerprint: z.string(),
});

/** When a response matched the description of an operation. */
export type VerifiedStamp = z.infer<typeof stampSchema>;

/** Stamps by API id and `GET /path`. */
export type VerifiedOperations = Readonly<Record<string, Readonly<Record<string, VerifiedStamp>>>>;

export const verifiedSchema = z.record(z.string(), z.record(z.string(), stampSchema));
