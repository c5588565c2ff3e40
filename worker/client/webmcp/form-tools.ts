import type { Core } from '../core.ts';
import { type PageTool, pageTool } from './page-tool.ts';

const PROPERTIES = {
  parameters: { type: 'object', description: 'Values of parameters by name; others keep their example.' },
  body: { description: 'The request body as JSON; the example by default.' },
};

const NO_FORM = 'This page has no form. Open the page of an operation; "search_docs" finds it.';

type AgentForms = typeof import('../../forms/client/agent-island.ts');

/** Tools that use the form of the operation that the page is about. Neither of them sends anything to a real server. */
export function formTools(document: Document, core: Core): PageTool[] {
  const open = async (): Promise<readonly [opener: HTMLElement, forms: AgentForms]> => {
    const opener = document.querySelector<HTMLElement>('[data-action="try-it"]');
    if (opener === null) throw new Error(NO_FORM);
    // The bundler puts the island for agents in its place.
    return [opener, (await import('../../forms/client/island.ts')) as unknown as AgentForms];
  };
  return [
    pageTool({
      name: 'fill_in_form',
      title: 'Fill in the form',
      description: "Fills in the form of this page's API operation. Sends nothing: the reader presses Send.",
      properties: PROPERTIES,
      required: [],
      annotations: { readOnlyHint: false },
      async call(input) {
        const [opener, forms] = await open();
        return forms.fillIn(opener, core, input);
      },
    }),
    pageTool({
      name: 'send_to_mock',
      title: 'Send to the mock',
      description:
        "Fills in the form and sends it to the documentation's mock, which changes nothing. Refuses if the form sends to a real server.",
      properties: PROPERTIES,
      required: [],
      annotations: { readOnlyHint: false, untrustedContentHint: true },
      async call(input) {
        const [opener, forms] = await open();
        return forms.sendToMock(opener, core, input);
      },
    }),
  ];
}
