import * as z from 'zod';
import type { AccessProvider, AccessSettings } from '../../../../worker/model/access.ts';
import { suggest } from '../../../base/report/nearest.ts';

const text = z.string().min(1);

/** The name of the view without any audience. */
const PUBLIC = 'public';

const audienceSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters and digits with single hyphens, such as "partners"')
    .refine((name) => name !== PUBLIC, 'another name than "public", which everybody is'),
  label: text.optional(),
  includes: z.array(text).default([]),
  claims: z.record(text, z.array(text).min(1)).default({}),
});

const cloudflareAccessSchema = z.strictObject({
  team: z
    .string()
    .regex(/^[a-z0-9-]+\.cloudflareaccess\.com$/, 'the host of a team, such as "acme.cloudflareaccess.com"'),
  audience: z.string().regex(/^[0-9a-f]{32,64}$/, 'the AUD tag of the application: 64 hexadecimal digits'),
});

const openidSchema = z.strictObject({
  /** http is for a provider on the developer's machine. */
  issuer: z
    .string()
    .regex(
      /^(?:https:\/\/[^/?#@\s]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(?:\/[^?#\s]*)?$/,
      'an https URL without a query, exactly as the provider writes its issuer',
    ),
  clientId: text,
  scopes: z
    .array(text.regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/, 'a scope'))
    .default(['openid', 'profile', 'email'])
    .refine((scopes) => scopes.includes('openid'), 'a list with "openid"'),
  sessionHours: z.number().positive().max(720).default(8),
  signOut: z.enum(['site', 'provider']).default('site'),
  accessTokens: z.enum(['off', 'optional', 'required']).default('off'),
});

/** `access` in site.yaml: audiences, and who says who a reader is. */
export const accessSchema = z
  .strictObject({
    audiences: z.array(audienceSchema).refine((list) => list.length > 0, 'a list with at least one audience'),
    cloudflareAccess: cloudflareAccessSchema.optional(),
    openid: openidSchema.optional(),
    outsiders: z.enum(['not-found', 'sign-in']).default('not-found'),
  })
  .refine(({ cloudflareAccess, openid }) => (cloudflareAccess === undefined) !== (openid === undefined), {
    error: 'a mapping with either "cloudflareAccess" or "openid"',
  });

type AccessConfig = z.infer<typeof accessSchema>;

/** The settings for the worker; undefined if the site has no audiences. */
export function toAccessSettings(access: AccessConfig | undefined): AccessSettings | undefined {
  if (access === undefined) return undefined;
  const provider = toProvider(access);
  if (provider === null) return undefined;
  const audiences = access.audiences.map(({ label, ...audience }) => ({ ...audience, label: label ?? audience.name }));
  return { audiences, provider, outsiders: access.outsiders };
}

function toProvider({ cloudflareAccess, openid }: AccessConfig): AccessProvider | null {
  if (cloudflareAccess !== undefined) return { kind: 'cloudflare-access', ...cloudflareAccess };
  return openid === undefined ? null : { kind: 'openid', ...openid };
}

/** A fault of the audiences, with the place in `access` where it is. */
export interface AudienceFault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Audiences with the same name, unknown ones in `includes`, those that include themselves, and those of nobody. */
export function findAudienceFaults({ audiences }: Pick<AccessConfig, 'audiences'>): readonly AudienceFault[] {
  const names = audiences.map(({ name }) => name);
  return audiences.flatMap(({ name, includes, claims }, index): AudienceFault[] => {
    const path = ['audiences', index];
    if (names.indexOf(name) < index)
      return [
        {
          path: [...path, 'name'],
          message: `Cannot use the audience ${JSON.stringify(name)}: the name appears twice. Remove one.`,
        },
      ];
    const unknown = includes.flatMap((other, position): AudienceFault[] => {
      const message = findAudienceFault({ audiences }, other);
      return message === null ? [] : [{ path: [...path, 'includes', position], message }];
    });
    const isIncluded = audiences.some((other) => other.name !== name && other.includes.includes(name));
    return [
      ...unknown,
      ...(includesItself(audiences, name)
        ? [
            {
              path: [...path, 'includes'],
              message: `Cannot use the audience ${JSON.stringify(name)}: it includes itself. Remove one of the "includes" on the way.`,
            },
          ]
        : []),
      ...(Object.keys(claims).length === 0 && !isIncluded
        ? [
            {
              path,
              message: `Cannot use the audience ${JSON.stringify(name)}: nobody belongs to it. Add "claims", or include it in another audience.`,
            },
          ]
        : []),
    ];
  });
}

/** Why a name in content or settings is not that of an audience, or null. */
export function findAudienceFault(access: Pick<AccessConfig, 'audiences'> | undefined, name: string): string | null {
  const names = (access?.audiences ?? []).map((audience) => audience.name);
  if (names.includes(name)) return null;
  const hint =
    access === undefined
      ? '. Add it to "access" in site.yaml.'
      : suggest(name, names) || `. The audiences are ${names.join(', ')}.`;
  return `Cannot give access to ${JSON.stringify(name)}: site.yaml has no audience of that name${hint}`;
}

function includesItself(audiences: AccessConfig['audiences'], name: string): boolean {
  const seen = new Set<string>();
  const visit = (current: string): boolean => {
    const { includes = [] } = audiences.find((audience) => audience.name === current) ?? {};
    return includes.some((next) => {
      if (next === name) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return visit(next);
    });
  };
  return visit(name);
}
