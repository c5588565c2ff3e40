import { textOf } from './input-schema.ts';
import { objectSchema, type Tool, type ToolContext, text } from './tool.ts';

const INPUT = objectSchema({ path: text('Path or URL.', 500), message: text('What is wrong.', 1_000) }, [
  'path',
  'message',
]);

/** Logs an agent's feedback as one line of JSON for operators. */
export function feedbackTool({ manifest: { release } }: ToolContext): Tool {
  return {
    name: 'send_feedback',
    description: 'Tells the authors that a page is wrong or unclear.',
    inputSchema: INPUT,
    isReadOnly: false,
    call(values) {
      const feedback = { path: textOf(values, 'path'), message: textOf(values, 'message') };
      console.info(JSON.stringify({ event: 'agent-feedback', release, ...feedback }));
      return 'Thank you. The authors will see it.';
    },
  };
}
