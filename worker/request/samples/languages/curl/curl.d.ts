import type { SampleRequest } from '../../sample-request.ts';
/**
 * The request as a curl command for bash, zsh and other POSIX shells: one option per line, with no value expanded or
 * read from a file. A text body with NUL, which arguments cannot contain, is piped from `printf`.
 */
export declare function generate(request: SampleRequest): string;
