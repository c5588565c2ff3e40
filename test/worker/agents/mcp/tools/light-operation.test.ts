import { describe, expect, it } from 'vitest';
import { lightenOperation } from '../../../../../worker/agents/mcp/tools/light-operation.ts';
import { agents, page } from '../../../../../worker/model/messages/en.ts';

const labels = { ...page, matches: agents.matches };

/** An operation with many optional fields in the order of its description, as those of large APIs. */
const MANY = Array.from(
  { length: 80 },
  (_, index) =>
    `- \`option_${index}\` string: ${`Option ${index} explains itself at length. `.repeat(4)}\n  - \`a\`: One.`,
).join('\n');
const OPERATION = `# Add

\`POST https://api.example.com/v1/things\`, operation \`add\`

Adds a thing.

## Authorization

- \`key\` (API key)

## Request body (required)

\`application/json\`:

${MANY}
- \`beta\` string: Used in the example.
- \`alpha\` object required: Needed.
  - \`trial_end\` string: When a trial ends.

## Example request

\`\`\`bash
curl https://api.example.com/v1/things --data '{"alpha":{},"beta":"x"}'
\`\`\`

## Responses

### 200 OK

Added.

- \`zeta\` string required: ${'Long. '.repeat(60)}

### 400 Bad Request

Wrong.

- \`code\` string: ${'Long. '.repeat(60)}
`;

describe('lightenOperation()', () => {
  const shorten = (maxTokens: number, fields: readonly string[] = []): string =>
    lightenOperation(OPERATION, { maxTokens, labels, fields });

  it('puts required fields first, then those of the example, then the rest by name', () => {
    const whole = shorten(100_000);
    const order = [...whole.matchAll(/^- `(alpha|beta|option_1|option_10|option_2)`/gm)].map(([, name]) => name);
    expect(order).toEqual(['alpha', 'beta', 'option_1', 'option_10', 'option_2']);
  });

  it.each([300, 600, 1_500])('keeps what a call needs within %i tokens', (maxTokens) => {
    const text = shorten(maxTokens);
    expect(text.length).toBeLessThanOrEqual((maxTokens + 200) * 3.5);
    for (const part of ['POST https://api.example.com/v1/things', '`key` (API key)', 'curl https:', '200 OK', '400'])
      expect(text).toContain(part);
    for (const name of ['alpha', 'beta', 'option_1']) expect(text).toContain(`\`${name}\``);
    expect(text).toMatch(/\nLeft out: .*"fields".*\n$/);
  });

  it('fits with the line that says what it left out, unless nothing more can be', () => {
    const shortest = shorten(1);
    for (let tokens = 250; tokens < 6_000; tokens += 10) {
      const text = shorten(tokens);
      if (text !== shortest) expect(text.length).toBeLessThanOrEqual(tokens * 3.5);
    }
  });

  it('leaves out what errors say before the required fields of a request', () => {
    const operation = OPERATION.replace('Wrong.', 'Wrong. '.repeat(40));
    const budgets = Array.from({ length: 60 }, (_, index) => index * 50);
    const texts = budgets.map((maxTokens) => lightenOperation(operation, { maxTokens, labels, fields: [] }));
    const smallest = texts.find((text) => text.includes('- `alpha` object'));
    expect(smallest).toContain('\n- 400 Bad Request\n');
  });

  it('adds errors of their own to the list of the others, each with what it responds with', () => {
    const own =
      '### 500 Internal Server Error\n\nTry again.\n\n`text/plain`, string\n\n### 503 Service Unavailable\n\n`application/json`, object:\n\n- `code` string\n\nExample:\n\n```json\n{}\n```\n';
    const list = '### Errors\n\n`application/json`, [error](/api/schemas/error.md)\n\n- 404 Not Found: None.\n';
    const mergeErrors = (errors: string): string | undefined =>
      shortenBody(`## Responses\n\n${errors}`, ['x']).split('\n\nThere')[0];
    const last = '- 503 Service Unavailable (`application/json`, object)';
    expect(mergeErrors(`${own}\n${list}`)).toBe(
      `\n# Add\n\n## Responses\n\n${list}- 500 Internal Server Error: Try again. (\`text/plain\`, string)\n${last}`,
    );
    expect(mergeErrors(own)).toBe(
      `\n# Add\n\n## Responses\n\n### Errors\n\n\`text/plain\`, string\n\n- 500 Internal Server Error: Try again.\n${last}`,
    );
  });

  it('says once what it left out', () => {
    const [, list = ''] = /Left out: (.*)\. Name/.exec(shorten(1, ['option_7'])) ?? [];
    const parts = list.split(', ');
    expect(parts).toEqual([...new Set(parts)]);
  });

  it('has named fields in full, and only the names of other optional ones', () => {
    const text = shorten(3_000, ['option_7', 'alpha.trial_end', 'nope']);
    expect(text).toMatch(/- `option_7` string: Option 7 explains itself.*\n {2}- `a`: One\./);
    expect(text).toContain('  - `trial_end` string: When a trial ends.');
    expect(text).toMatch(/^- `beta`, `option_0`, /m);
    expect(text).not.toContain('Option 8 explains');
    expect(text).toContain('There is no field nope on this page.');
  });

  it('knows required fields with a colon in their names, and keeps these names', () => {
    const text = shortenBody(
      `- \`urn:a: b\` string: ${'Text. '.repeat(800)}\n- \`xml:lang\` string required: Needed.\n`,
      [],
    );
    expect(text).toContain('- `xml:lang` string required: Needed.\n- `urn:a: b` string\n');
  });

  it('keeps the alternatives of a required field', () => {
    const note = `- \`note\` string: ${'Text. '.repeat(80)}`;
    const method =
      '- `method` Method required: How.\n  - One of:\n    - **Card**, Card: By card.\n    - **Cash**, Cash: In cash.';
    const body = `# Pay\n\n## Request body\n\n${note}\n${method}\n`;
    const text = lightenOperation(body, { maxTokens: 100, labels, fields: [] });
    expect(text).not.toContain('Text.');
    for (const name of ['**Card**', '**Cash**']) expect(text).toContain(name);
  });

  it('says a repeated list once', () => {
    const money = `  - \`amount\` string required: ${'The amount. '.repeat(8)}`;
    const body = `## Request body\n\n- \`net\` Money: Net.\n${money}\n- \`total\` Money: Total.\n${money}\n`;
    const text = lightenOperation(`# Add\n\n${body}`, { maxTokens: 100, labels, fields: [] });
    expect(text).toContain('- `total` Money: Total. As in `net`.');
    expect(text.match(/`amount`/g)).toHaveLength(1);
  });

  it('has all that is below a named field in full', () => {
    const fields = ['`quantity` integer: How many.', '`unitPrice` Money: Per unit. matches `\\d+`.'];
    const lines = `- \`lines\` array: The lines.\n  - One of:\n${fields.map((field) => `    - ${field}\n`).join('')}`;
    const text = shortenBody(`${lines}${MANY}\n`, ['lines']);
    for (const field of fields) expect(text).toContain(`    - ${field}\n`);
    expect(text).not.toContain('There is no field');
  });

  it('has the nearest field above one that is on another page', () => {
    const text = shortenBody('- `due` [Term](/api/schemas/term.md): When.\n- `note` string: A note.\n', [
      'due.date.day',
    ]);
    expect(text).toContain('- `due` [Term](/api/schemas/term.md): When.\n- `note`\n');
    expect(text).toContain('There is no field due.date.day on this page.');
  });

  it('knows brackets of lists and of names', () => {
    const lines = '- `lines` array of object: The lines.\n  - `unit` string: A unit.\n  - `note` string: A note.\n';
    const text = shortenBody(`${lines}- \`expand[]\` array: What to add.\n`, ['lines[].unit', 'expand[]']);
    for (const line of ['  - `unit` string: A unit.\n', '- `expand[]` array: What to add.\n'])
      expect(text).toContain(line);
    expect(text).not.toContain('There is no field');
  });

  it('repeats a list that has a named field, or is below one', () => {
    const address = `  - \`city\` string: The city.\n  - \`street\` string: ${'The street. '.repeat(8)}\n`;
    const body = `- \`billing\` Address: To pay.\n${address}- \`shipping\` Address: To send.\n${address}`;
    const named = shortenBody(body, ['shipping.street']);
    expect(named).toMatch(/- `shipping` Address: To send\.\n {2}- `street` string: The street\..*\n {2}- `city`\n/);
    expect(named).not.toContain('There is no field');
    expect(shortenBody(body, ['shipping'])).toContain(`- \`shipping\` Address: To send.\n${address}`);
  });

  it('has named fields of headers and errors, too', () => {
    const text = shorten(3_000, ['alpha', 'alpha.trial_end', 'code']);
    expect(text).toContain('- `code` string: Long.');
    expect(text).not.toContain('There is no field');
    expect(shorten(3_000, ['option_7'])).toContain('- 400 Bad Request: Wrong.');
    const headers = '## Responses\n\n### 200 OK\n\nHeaders:\n\n- `Retry-After` integer: In seconds.\n';
    expect(shortenBody(headers, ['Retry-After'])).toContain('- `Retry-After` integer: In seconds.');
  });

  it('names what it left out only if it left out something', () => {
    expect(shortenBody('- `note` string: A note.\n', ['note'])).toBe('\n# Add\n\n- `note` string: A note.\n');
    expect(shortenBody('- `note` string: A note.\n- `x` string: Another.\n', ['note'])).toMatch(
      /\n\nLeft out: \w.*\n$/,
    );
  });
});

function shortenBody(body: string, fields: readonly string[]): string {
  return lightenOperation(`# Add\n\n${body}`, { maxTokens: 1_000, labels, fields });
}
