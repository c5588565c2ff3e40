import { describe, expect, it } from 'vitest';
import { loadDescription } from '../../../../build/openapi/read/load-description.ts';
import { writeContent } from '../../content-folder.ts';
import { thrownFindings } from '../../thrown-findings.ts';

describe('loadDescription() of a file', () => {
  it.each([
    ['none.yaml', /^there is no such file\. Specify another one with --description, or under "apis" in site\.yaml\.$/],
    ['.', /^it is not a file\. Specify an OpenAPI document in JSON or YAML\.$/],
    ['latin.yaml', /^the file is not UTF-8 text\. Save it with UTF-8 encoding\.$/],
    ['utf16.yaml', /^the file is UTF-16 text\. Save it with UTF-8 encoding\.$/],
    ['utf16.json', /^the file is UTF-16 text\. Save it with UTF-8 encoding\.$/],
    ['large.yaml', /^it is larger than 100 MB\. Split it into several descriptions\.$/],
  ])('reports what is wrong with %s', async (name, fault) => {
    const dir = writeContent({
      'latin.yaml': Buffer.from([0x61, 0xe4]),
      'utf16.yaml': Buffer.from('\ufeffopenapi: 3.1.0', 'utf16le'),
      'utf16.json': Buffer.from('{"openapi": "3.1.0"}', 'utf16le'),
      'large.yaml': name === 'large.yaml' ? Buffer.alloc(100_000_001, '#') : '',
    });
    const found = await thrownFindings(() => loadDescription(`${dir}/${name}`));
    const [place, message] = found[0]?.split(': Cannot read the API description: ') ?? [];
    expect(place).toMatch(name === '.' ? /./ : new RegExp(`${name}$`));
    expect(message).toMatch(fault);
  });

  it('ignores a byte order mark', async () => {
    const dir = writeContent({ 'a.yaml': '\ufeffopenapi: 3.1.0' });
    const { text } = await loadDescription(`${dir}/a.yaml`);
    expect(text).toBe('openapi: 3.1.0');
  });
});
