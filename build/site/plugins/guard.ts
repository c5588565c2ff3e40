import * as z from 'zod';
import { SourceError, type SourceLocation } from '../../base/report/finding.ts';
import { validate } from '../../base/source/validate.ts';

/** What a plugin was called for: `show the block ":::terms"`, at a place of the site. */
export interface PluginCall {
  readonly location: SourceLocation;
  readonly what: string;
}

/** Calls a plugin. Throws SourceError with the place and the plugin if it throws. */
export class PluginGuard {
  readonly #name: string;
  readonly #lineOf: (error: unknown) => string;

  constructor(name: string, lineOf: (error: unknown) => string) {
    this.#name = name;
    this.#lineOf = lineOf;
  }

  call<T>(call: PluginCall, work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw this.#explain(call, error);
    }
  }

  async wait<T>(call: PluginCall, work: () => T | Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw this.#explain(call, error);
    }
  }

  /** Returns what `callee` of the plugin returned. Throws SourceError if it is not what the engine expects. */
  expect<T>({ location, what }: PluginCall, callee: string, value: T, schema: z.ZodType): T {
    const place = location.position ?? { line: 1, column: 1 };
    const purpose = `what the plugin "${this.#name}" returned to ${what}`;
    const [locate, locateKey, writtenAt] = [() => place, () => place, () => ''];
    const document = { file: location.file, purpose, value: { [callee]: value }, locate, locateKey, writtenAt };
    validate<unknown>(document, z.object({ [callee]: schema }));
    return value;
  }

  #explain({ location, what }: PluginCall, error: unknown): SourceError {
    if (error instanceof SourceError) return error;
    const found = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return SourceError.at(
      location,
      `Cannot ${what}: the plugin "${this.#name}" threw ${JSON.stringify(found)}${this.#lineOf(error)}. Correct the plugin, or remove it from "plugins" in site.yaml.`,
    );
  }
}
