import * as z from 'zod';

const text = z.string().min(1);

/** Whether the operations of an API have forms that send requests. */
export function hasForms<Api extends { readonly tryIt?: { readonly mode: string } | undefined }>({
  tryIt,
}: Api): boolean {
  return tryIt !== undefined && tryIt.mode !== 'off';
}

/** `apis[].tryIt` in site.yaml. */
export const tryItSchema = z.strictObject({
  /** How requests travel: from the browser, through the worker, or to a mock; `off` leaves pages as they are. */
  mode: z.enum(['off', 'direct', 'proxy', 'mock']).default('off'),
  /** Whether forms report how answers differ from the description, as pointers and types; the worker logs it. */
  reports: z.boolean().optional(),
  /** Sets of values that readers choose by name; never secrets. */
  environments: z
    .array(
      z.strictObject({
        name: text,
        /** URL of one of the described servers. */
        server: text.optional(),
        /** Values of the server's variables. */
        variables: z.record(z.string(), z.string()).optional(),
        /** Values of parameters, by their names. */
        values: z.record(z.string(), z.string()).optional(),
      }),
    )
    .max(20)
    .optional(),
  /** How readers get tokens (OAuth 2, OpenID Connect). */
  oauth: z
    .strictObject({
      /** Of a public client: it has no secret (RFC 6749 §2.1). */
      clientId: text.optional(),
    })
    .optional(),
});
