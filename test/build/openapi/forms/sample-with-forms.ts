import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CompiledDescription, compileDescription } from '../api-fixture.ts';

let compiled: CompiledDescription | null = null;

/** The sample's description with a form and a curl sample for each operation, compiled once for all test files. */
export function sampleWithForms(): CompiledDescription {
  compiled ??= compileDescription(readFileSync(resolve('content/api/accounting.yaml'), 'utf8'), {
    description: 'accounting.yaml',
    samples: [{ language: 'curl' }],
    tryIt: { mode: 'mock' },
  });
  return compiled;
}
