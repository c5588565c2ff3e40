import type { ApiConfig } from '../../config/site-config.ts';
import type { ExampleContext } from '../examples/example-context.ts';

/** What code samples are compiled with. */
export interface SampleContext extends ExampleContext {
  readonly config: ApiConfig;
}
