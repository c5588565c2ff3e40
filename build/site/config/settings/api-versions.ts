import * as z from 'zod';
import { accessListSchema } from '../../access/access-rule.ts';

const text = z.string().min(1);

/** `apis[].versions` in site.yaml, newest first. */
export const apiVersionsSchema = z
  .array(
    z.strictObject({
      label: z.string().regex(/^[a-z0-9][\w.-]*$/i, 'a label such as "v2": letters, digits, ".", "-" and "_"'),
      description: text,
      overlays: z.array(text).optional(),
      changelog: text.optional(),
      access: accessListSchema.optional(),
      current: z.boolean().default(false),
      until: z.iso.date({ error: 'a day such as "2027-06-30"' }).optional(),
    }),
  )
  .min(2, 'at least two versions');

/** Which version of an API a configuration is. */
export interface ApiVersion {
  /** Id of the API. */
  readonly api: string;
  /** Name of the version on the site: `{api}@{label}`. */
  readonly name: string;
  readonly label: string;
  readonly isCurrent: boolean;
  /** Name of the current version. */
  readonly current: string;
  readonly until?: string;
  /** Names of all versions of the API, newest first. */
  readonly all: readonly string[];
  /** Label of the next older version; absent for the oldest. */
  readonly older?: string;
  /** The audiences that may read it; absent if all readers of the API may. */
  readonly access?: readonly string[];
}
