/**
 * Whether a text matches a pattern from an API description, or null if the pattern is not tried. Descriptions are
 * untrusted, so patterns that may be slow are skipped, and those that would take more steps than `work` has left.
 */
export declare function matchesPattern(text: string, pattern: string, work: {
    matched: number;
}): boolean | null;
