import { afterEach, describe, expect, it, vi } from 'vitest';
import { offerTools, pageTool } from '../../../../worker/client/webmcp/page-tool.ts';

afterEach(() => vi.unstubAllGlobals());

describe('offerTools()', () => {
  it.each([
    [
      'as older browsers do',
      () => {
        throw new DOMException('The name is taken.', 'InvalidStateError');
      },
    ],
    ['as the draft says', () => Promise.reject(new DOMException('The name is taken.', 'InvalidStateError'))],
  ])('offers the other tools if the browser refuses one, %s', async (_, refuse) => {
    const reportError = vi.fn();
    vi.stubGlobal('reportError', reportError);
    const offered: string[] = [];
    const registerTool = ({ name }: { name: string }): unknown => {
      offered.push(name);
      return name === 'search_docs' ? refuse() : undefined;
    };
    offerTools({ registerTool }, ['search_docs', 'read_page', 'explain_fault'].map(toTool));
    await vi.waitFor(() => expect(reportError).toHaveBeenCalledOnce());
    expect(offered).toEqual(['search_docs', 'read_page', 'explain_fault']);
  });
});

function toTool(name: string) {
  const annotations = { readOnlyHint: true };
  return pageTool({
    name,
    title: name,
    description: name,
    properties: {},
    required: [],
    annotations,
    call: async () => '',
  });
}
