import { RecentMap } from '../../../model/records/recent-map.ts';
import { textOf } from './input-schema.ts';
import { objectSchema, type Tool, type ToolContext, ToolFault, text } from './tool.ts';

const INPUT = objectSchema({ path: text('Path or URL.', 500), message: text('What is wrong.', 1_000) }, [
  'path',
  'message',
]);

/** Messages that an address may send in the period, to one isolate of the worker. */
const MAX_MESSAGES = 5;
const PERIOD_MS = 60_000;

/** Addresses that an isolate remembers. */
const MAX_CLIENTS = 1_000;

/** Logs an agent's feedback as one line of JSON for operators. */
export function feedbackTool({ manifest: { release } }: ToolContext): Tool {
  const sent = new RecentMap<string, number[]>(MAX_CLIENTS);
  return {
    name: 'send_feedback',
    description: 'Tells the authors that a page is wrong or unclear.',
    inputSchema: INPUT,
    isReadOnly: false,
    call(values, { client }) {
      const times = sent.take(client, () => []);
      const now = Date.now();
      while (times[0] !== undefined && times[0] <= now - PERIOD_MS) times.shift();
      if (times.length >= MAX_MESSAGES)
        throw new ToolFault(
          `Not sent: the authors take ${MAX_MESSAGES} messages a minute from one address. Wait a minute, and put all about one page in one message.`,
        );
      times.push(now);
      const feedback = { path: textOf(values, 'path'), message: textOf(values, 'message') };
      console.info(JSON.stringify({ event: 'agent-feedback', release, ...feedback }));
      return 'Thank you. The authors will see it.';
    },
  };
}
