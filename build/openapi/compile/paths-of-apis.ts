import type { SitePaths } from './site-paths.ts';

/** Answers to an API that asks, while it is compiled, whether paths of other APIs exist. */
interface Answers {
  /** The paths of the site, for the API. */
  readonly paths: SitePaths;
  /** Whether all answers are still right after more APIs were compiled. */
  readonly areRight: () => boolean;
}

/**
 * The paths of all APIs of a site, so that their descriptions can link to each other. Until another API is compiled, its
 * paths are those of an earlier build. An API that got a wrong answer is compiled again.
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
