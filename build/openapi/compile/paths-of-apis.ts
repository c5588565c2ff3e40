import type { SitePaths } from './site-paths.ts';

/** What an API was told about paths of other APIs while it was compiled. */
interface Answers {
  /** The paths of the site, for the API. */
  readonly paths: SitePaths;
  /** Whether all answers are right, now that more APIs are compiled. */
  readonly areRight: () => boolean;
}

/**
 * The paths of a site's APIs, so that a description can link to pages of another one. APIs may link to each other, so the
 * first to be compiled is told what an earlier build knew, and is compiled again if that has changed.
 */
export class PathsOfApis {
  readonly #byId = new Map<string, ReadonlySet<string>>();

  /** Keeps what is known of these APIs. */
  begin(ids: readonly string[]): void {
    for (const id of this.#byId.keys()) if (!ids.includes(id)) this.#byId.delete(id);
  }

  /** The paths of an API that has been compiled. */
  set(id: string, paths: readonly string[]): void {
    this.#byId.set(id, new Set(paths));
  }

  /** Answers for the API with an id. `others`: paths of all pages that are of no API. */
  for(id: string, others: SitePaths): Answers {
    const answers = new Map<string, boolean>();
    const isOfOther = (path: string): boolean =>
      [...this.#byId].some(([other, paths]) => other !== id && paths.has(path));
    const paths = {
      ...others,
      isLinked: (path: string) => {
        const answer = others.has(path) || isOfOther(path);
        answers.set(path, answer);
        return answer;
      },
    };
    return {
      paths,
      areRight: () => [...answers].every(([path, answer]) => answer === (others.has(path) || isOfOther(path))),
    };
  }
}
