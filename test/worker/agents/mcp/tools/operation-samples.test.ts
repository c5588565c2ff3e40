import { describe, expect, it } from 'vitest';
import { findSamples } from '../../../../../worker/agents/mcp/tools/operation-samples.ts';

const code = (language: string, text: string): string =>
  `<figure class="code" data-code=""><pre tabindex="0"><code class="language-${language}">${text}</code></pre></figure>`;
const tab = (id: string, label: string, content: string): string =>
  `<section data-tab="${id}"><p>${label}</p>${content}</section>`;
const tabs = (group: string, ...sections: string[]): string => `<div data-tabs="${group}">${sections.join('')}</div>`;

const SDK = tabs(
  'variant',
  tab('http', 'HTTP', code('python', 'import requests')),
  tab('sdk', 'SDK', code('python', 'sdk.list()')),
);
const ARTICLE = `<section>${tabs(
  'language',
  tab('curl', 'curl', code('bash', 'curl a --data "{&quot;b&quot;: &lt;1>}"')),
  tab('python', 'Python', SDK),
  tab('csharp', 'C#', code('csharp', '```')),
)}</section>${tabs('language', tab('python', 'Python', code('python', 'second example')))}`;

describe('findSamples()', () => {
  it.each([
    ['curl', ['```bash\ncurl a --data "{"b": <1>}"\n```']],
    ['Python', ['```python\nimport requests\n```', '```python\nsdk.list()\n```']],
    ['c#', ['````csharp\n```\n````']],
    ['cobol', []],
  ])('takes those of the first request: %s', (language, samples) => {
    expect(findSamples(ARTICLE, language).samples).toEqual(samples);
  });

  it('lists the languages that there are', () => {
    expect(findSamples(ARTICLE, '').languages).toEqual(['curl', 'python', 'csharp']);
    expect(findSamples('<p>A webhook</p>', 'curl')).toEqual({ samples: [], languages: [] });
  });
});
