/** A redirect of all paths that match a pattern, in the syntax that static hosts share: `/old/*` → `/new/:splat`. */
export interface RedirectPattern {
    /** A segment is literal or `:name`, which matches any one segment. A final `*` matches the rest. */
    readonly from: string;
    /** A path or an absolute URL. `:name` and `:splat` are replaced by what they matched. */
    readonly to: string;
}
/** A placeholder in a target. A port (`:8080`) or a scheme (`https:`) does not match. */
export declare const PLACEHOLDER: RegExp;
/** The target of the first pattern that matches a canonical path, or null. */
export declare function applyPatterns(patterns: readonly RedirectPattern[], path: string): string | null;
