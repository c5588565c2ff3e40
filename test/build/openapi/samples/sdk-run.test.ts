import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toSdkSample } from '../../../../build/openapi/samples/sdk.ts';
import { SAMPLE_LANGUAGES } from '../../../../worker/request/samples/languages/languages.ts';
import { toHostileStrings, toHostileTexts } from './hostile-strings.ts';
import { isInstalled, runSamples } from './run-samples.ts';

/** Programs that print their arguments as one line of JSON. */
const TEMPLATES: Readonly<Record<string, string>> = {
  curl: `'${process.execPath}' -e 'console.log(JSON.stringify(process.argv.slice(1)))' -- {{arguments}}`,
  javascript: 'console.log(JSON.stringify([{{arguments}}]));',
  php: `<?php
function call(...$arguments) {
    echo json_encode($arguments), "\\n";
}
call({{arguments}});`,
  ruby: `require "json"
def call(*arguments) = puts(JSON.generate(arguments))
call({{arguments}})`,
  go: `package main

import (
	"encoding/json"
	"fmt"
)

// Go has it since 1.18.
type any = interface{}

func call(arguments ...any) {
	text, _ := json.Marshal(arguments)
	fmt.Println(string(text))
}

func main() {
	call({{arguments}})
}`,
  python: `import json
def call(*positional, **named):
    print(json.dumps([*positional, named]))
call({{arguments}})`,
};

describe.each(
  SAMPLE_LANGUAGES.filter(({ id }) => Object.hasOwn(TEMPLATES, id)).map(
    (language) => [language.label, language] as const,
  ),
)('SDK samples in %s, run', (label, language) => {
  const { id } = language;
  if (!isInstalled(language)) {
    it.skip(`${label} is not installed here: its SDK samples have not run`);
    return;
  }

  it('passes every hostile value to the SDK, and runs no command', async () => {
    const canary = join(tmpdir(), `canary-sdk-${id}-${process.pid}`);
    const values = [...toHostileStrings(canary), ...toHostileTexts(canary)];
    const members = Object.fromEntries(values.map((value, index) => [`q${index}`, value]));
    const nested = Object.fromEntries(values.map((value) => [value, [value]]));
    const program = toSdkSample(TEMPLATES[id] ?? '', {
      language,
      operationId: 'call',
      resource: 'calls',
      action: 'call',
      path: values.map((value, index) => ({ name: `p${index}`, json: JSON.stringify(value) })),
      query: Object.entries(members).map(([name, value]) => ({ name, json: JSON.stringify(value) })),
      headers: [],
      body: JSON.stringify({ nested }),
    });
    const run = await runSamples(language, [program], {});
    const received = readLine(run.output);
    if (id === 'curl') {
      const flags = toFlags([
        ...values.map((value, index) => [`p${index}`, value] as const),
        ...Object.entries(members),
      ]);
      expect(received.slice(0, -2)).toEqual(flags);
      expect(JSON.parse(String(received.at(-1)))).toEqual(nested);
    } else {
      expect(received).toEqual([...values, { ...members, nested }]);
    }
    expect(run.newFiles).toEqual([]);
    expect(existsSync(canary)).toBe(false);
  });
});

function readLine(output: string): unknown[] {
  const line = output.split('\n').find((each) => each.startsWith('['));
  if (line === undefined) throw new Error(`no JSON in the output:\n${output}`);
  const parsed: unknown = JSON.parse(line);
  return Array.isArray(parsed) ? parsed : [parsed];
}

function toFlags(pairs: readonly (readonly [name: string, value: string])[]): string[] {
  return pairs.flatMap(([name, value]) => (value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value]));
}
