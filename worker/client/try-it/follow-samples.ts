import { toCsharp } from '../../request/samples/languages/csharp/csharp.ts';
import { toCurl } from '../../request/samples/languages/curl/curl.ts';
import { toGo } from '../../request/samples/languages/go/go.ts';
import { toJava } from '../../request/samples/languages/java/java.ts';
import { toJavaScript } from '../../request/samples/languages/javascript/javascript.ts';
import { toPhp } from '../../request/samples/languages/php/php.ts';
import { toPython } from '../../request/samples/languages/python/python.ts';
import { toRuby } from '../../request/samples/languages/ruby/ruby.ts';
import type { SampleRequest } from '../../request/samples/sample-request.ts';

/**
 * By tab name. Not `SAMPLE_LANGUAGES`: their objects also have SDK printers, grammars and test runners, which readers would
 * download with the form. A test checks that no language is missing.
 */
export const GENERATORS: Readonly<Record<string, (request: SampleRequest) => string>> = {
  csharp: toCsharp,
  curl: toCurl,
  go: toGo,
  java: toJava,
  javascript: toJavaScript,
  php: toPhp,
  python: toPython,
  ruby: toRuby,
};

interface FollowedBlock {
  readonly code: Element;
  readonly generate: (request: SampleRequest) => string;
}

/**
 * Updates the page's samples with the form's request. Only samples that the generators created from one of the page's
 * initial requests are updated, not the description's own samples or SDK calls.
 */
export function followSamples(
  page: ParentNode,
  initial: readonly SampleRequest[],
  enhance: (root: ParentNode) => void,
): (request: SampleRequest) => void {
  const blocks = Object.entries(GENERATORS).flatMap(([id, generate]): FollowedBlock[] => {
    const codes = [...page.querySelectorAll(`.exchange.request [data-tab="${id}"] pre > code`)];
    if (codes.length === 0) return [];
    const texts = new Set(initial.map(generate));
    return codes.filter((code) => texts.has(code.textContent)).map((code) => ({ code, generate }));
  });
  return (request) => {
    for (const { code, generate } of blocks) {
      const text = generate(request);
      if (text === code.textContent) continue;
      code.textContent = text;
      const block = code.parentElement?.parentElement;
      if (block) enhance(block);
    }
  };
}
