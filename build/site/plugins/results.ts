import * as z from 'zod';
import { isObject } from '../../../worker/request/value/json.ts';

const call = z.custom((value) => typeof value === 'function', 'a function');
const isToken = (value: unknown): boolean => isObject(value) && typeof value.type === 'string';
// Functions of the engine make most tokens, so a schema for each type would find little.
const areTokens = (value: unknown): boolean => Array.isArray(value) && value.every(isToken);
const blocks = z.array(z.custom(isObject, 'a block'));
const count = z.number().int().min(0);

/** What the functions of plugins must return. */
export const RESULTS = {
  tokens: z.custom(areTokens, 'a list of tokens'),
  tokensOrNull: z.custom((value) => value === null || areTokens(value), 'a list of tokens or null'),
  extensions: z.array(z.looseObject({ name: z.string(), level: z.enum(['block', 'inline']), tokenizer: call })),
  list: z.custom(Array.isArray, 'a list'),
  text: z.string(),
  checkOrNull: z.custom((value) => value === null || typeof value === 'function', 'a function or null'),
  page: z.looseObject({ facts: z.looseObject({ kind: z.string(), title: z.string() }), blocks, layout: call }),
  /** An async function would return a promise. */
  collected: z
    .custom((value) => isObject(value) && !(value instanceof Promise), 'a mapping')
    .pipe(
      z.strictObject({
        pages: z
          .array(
            z.strictObject({
              path: z.string(),
              title: z.string(),
              description: z.string(),
              blocks,
              sidebar: z.string().optional(),
              feed: z.string().optional(),
            }),
          )
          .optional(),
        files: z.record(z.string(), z.string()).optional(),
      }),
    ),
  counts: z.looseObject({
    ...{ pages: count, built: count, files: count, versions: count, redirects: count },
    languages: z.array(z.looseObject({ locale: z.string() })),
  }),
};
