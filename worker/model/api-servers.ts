import type { SafeHtml } from './safe-html.ts';

export interface Server {
  readonly url: string;
  readonly name: string | null;
  readonly description: SafeHtml | null;
  readonly variables: readonly ServerVariable[];
}

export interface ServerVariable {
  readonly name: string;
  readonly defaultValue: string;
  readonly values: readonly string[];
  readonly description: SafeHtml | null;
}
