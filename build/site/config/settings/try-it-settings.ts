import * as z from 'zod';

const text = z.string().min(1);

/** Whether an API's operations have Try-it forms. */
export function hasForms<Api extends { readonly tryIt?: { readonly mode: string } | undefined }>({
  tryIt,
}: Api): boolean {
  return tryIt !== undefined && tryIt.mode !== 'off';
}

/** `apis[].tryIt` in site.yaml. */
export const tryItSchema = z.strictObject({
  mode: z.enum(['off', 'direct', 'proxy', 'mock']).default('off'),
  reports: z.boolean().optional(),
  /** Named sets of values that readers can choose. Never secrets. */
  environments: z
    .array(
      z.strictObject({
        name: text,
        server: text.optional(),
        variables: z.record(z.string(), z.string()).optional(),
        values: z.record(z.string(), z.string()).optional(),
      }),
    )
    .max(20)
    .optional(),
  oauth: z
    .strictObject({
      /** Of a public client, which has no secret (RFC 6749 §2.1). */
      clientId: text.optional(),
    })
    .optional(),
});
