/**
 * Whether all hosts with this suffix belong to one owner: true for `.example.org`, false for `.com`, `.co.uk` and
 * `.0.0.1`. A free variable is only safe before such a suffix.
 */
export declare function isOwnDomain(end: string): boolean;
