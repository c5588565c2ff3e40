import type { Prose } from './api-facts.ts';

export interface Server {
  readonly url: string;
  readonly name: string | null;
  readonly description: Prose | null;
  readonly variables: readonly ServerVariable[];
}

export interface ServerVariable {
  readonly name: string;
  readonly defaultValue: string;
  readonly values: readonly string[];
  readonly description: Prose | null;
}
