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
  /** How requests are sent: from the browser, through the worker, or to a mock. `off` disables forms. */
  mode: z.enum(['off', 'direct', 'proxy', 'mock']).default('off'),
  /** Whether forms report how responses differ from the description, as pointers and types, which the worker logs. */
  reports: z.boolean().optional(),
  /** Named sets of values that readers can choose. Never secrets. */
  environments: z
    .array(
      z.strictObject({
        name: text,
        /** URL of one of the documented servers. */
        server: text.optional(),
        /** Values of the server's variables. */
        variables: z.record(z.string(), z.string()).optional(),
        /** Values of parameters by name. */
        values: z.record(z.string(), z.string()).optional(),
      }),
    )
    .max(20)
    .optional(),
  /** How readers obtain tokens (OAuth 2, OpenID Connect). */
  oauth: z
    .strictObject({
      /** Of a public client, which has no secret (RFC 6749 §2.1). */
      clientId: text.optional(),
    })
    .optional(),
});
