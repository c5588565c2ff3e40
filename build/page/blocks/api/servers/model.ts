import { fillUrl } from '../../../../../worker/request/value/url.ts';
import type { Prose } from '../../../description/prose.ts';

export interface Server {
  readonly url: string;
  readonly name: string | null;
  readonly description: Prose | null;
  readonly variables: readonly ServerVariable[];
}

export interface ServerVariable {
  readonly name: string;
  /** Null without a default. An empty text is a default. */
  readonly defaultValue: string | null;
  readonly values: readonly string[];
  readonly description: Prose | null;
}

/** The URL with the default values of its variables (`fillUrl`). */
export function fillVariables(
  url: string,
  variables: readonly Pick<ServerVariable, 'name' | 'defaultValue'>[],
): string {
  return fillUrl(url, (wanted) => variables.find(({ name }) => name === wanted)?.defaultValue ?? null);
}

/** Whether a server has nothing but a URL. */
export function isPlainServer({ name, description, variables }: Server): boolean {
  return name === null && description === null && variables.length === 0;
}
