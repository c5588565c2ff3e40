import { SAMPLE_GENERATORS } from 'sample-generators';
import type { SampleRequest } from '../../request/samples/sample-request.ts';

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
  const blocks = Object.entries(SAMPLE_GENERATORS).flatMap(([id, generate]): FollowedBlock[] => {
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
