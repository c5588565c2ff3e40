import { type AccessSettings, visibleAudiences } from '../../../worker/model/access.ts';

/** Each view costs another compilation and another search index. */
export const MAX_VIEWS = 8;

/**
 * The views of a site: the sets of audiences that a reader can have, the public one first. Readers may belong to several
 * audiences.
 */
export function listViews(access: Pick<AccessSettings, 'audiences'>): readonly (readonly string[])[] {
  const views = new Map<string, readonly string[]>([['', []]]);
  for (const { name } of access.audiences) {
    for (const view of [...views.values()]) {
      const joined = visibleAudiences(access, [...view, name]);
      views.set(joined.join(), joined);
      // The caller reports it: every further audience may double the number.
      if (views.size > MAX_VIEWS) return [...views.values()];
    }
  }
  // The whole site comes last.
  return [...views.values()].sort((a, b) => a.length - b.length);
}
