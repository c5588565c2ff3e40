import { describe, expect, it } from 'vitest';
import { toAstroModule } from '../../../../../build/tools/import/evaluate/astro-code.ts';
import { startCpuClock } from '../../../../cpu-clock.ts';

/** The module without its frame. */
function convert(text: string) {
  const [, imports = '', script = '', template = ''] =
    /^([\s\S]*)\nexport default \(Astro\) => \{\n([\s\S]*)\nreturn <>([\s\S]*)<\/>;\n\};\n$/.exec(
      toAstroModule(text),
    ) ?? [];
  return { imports, script: script.trim(), template };
}

describe('toAstroModule()', () => {
  it('takes the script at the start, with its imports apart', () => {
    const script = "import {\n  a,\n} from 'a';\nimport 'b' with { type: 'json' };\nconst c = 1;";
    expect(convert(`\n---\n${script}\n---\n<p>{c}</p>`)).toEqual({
      imports: "import {\n  a,\n} from 'a';\nimport 'b' with { type: 'json' };",
      script: 'const c = 1;',
      template: '<p>{c}</p>',
    });
    expect(convert('---\n---\n<p />')).toEqual({ imports: '', script: '', template: '<p />' });
  });

  it('leaves lines of the template that look like a script', () => {
    const template = '<p>a</p>\n---\nb\n---\n<p>c</p>';
    expect(convert(template)).toEqual({ imports: '', script: '', template });
  });

  it('drops what readers do not see', () => {
    const text = '<!DOCTYPE html><!-- <p> --><Style>a</style><p>a</p><script>"<!--"</script><b>b</b><!-- c';
    expect(convert(text).template).toBe('<p>a</p><b>b</b><!-- c');
  });

  it.each([
    ['empty lines', '\n'.repeat(20_000)],
    ['empty lines in a script', `---\n${'\n'.repeat(20_000)}`],
    ['open comments', '<!--'.repeat(20_000)],
    ['open styles', '<style>'.repeat(20_000)],
    ['open document types', '<!doctype'.repeat(20_000)],
    ['imports of nothing', `---\n${'import x\n'.repeat(20_000)}---\n`],
    ['imports with open braces', `---\n${'import "x" with {\n'.repeat(20_000)}---\n`],
  ])('reads %s in time', (_what, text) => {
    const elapsed = startCpuClock();
    toAstroModule(text);
    expect(elapsed()).toBeLessThan(200);
  });
});
