import type { BodyFormat } from '../write/body-encoding.ts';
import type { SampleBody } from './sample-request.ts';
/**
 * A value as a request body for the code samples. Beyond `MAX_EXAMPLE_BYTES`, members are dropped, so JSON stays valid.
 * Never throws.
 */
export declare function toSampleBody(value: unknown, given: BodyFormat): SampleBody;
