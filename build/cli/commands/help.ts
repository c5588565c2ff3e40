import { join } from 'node:path';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { defineCommand, PROGRAM, toLine, UsageError } from '../command.ts';
import { findHelp, readTopics } from '../help/find-help.ts';

export const help = defineCommand({
  summary: 'Prints a guide of the documentation, or its sections about a topic. Without one, lists the guides.',
  words: '[TOPIC…]',
  options: {},
  async run(_, words) {
    const topic = words.join(' ').trim();
    const topics = readTopics(join(PROJECT_ROOT, 'docs'));
    if (topic === '') {
      const lines = topics.map(({ name, title, description }) => toLine(name, description ?? title));
      console.log(
        `Guides:\n${lines.join('\n')}\n\nRun "${PROGRAM} help writing" to read one, or "${PROGRAM} help redirects" for the sections about a topic.`,
      );
      return;
    }
    const found = findHelp(topic, topics);
    if (found.kind === 'text') return console.log(found.text.trimEnd());
    const hint =
      found.nearest === null
        ? `Run "${PROGRAM} help" to list the guides.`
        : `Did you mean ${JSON.stringify(found.nearest)}?`;
    throw new UsageError(`No guide is about ${JSON.stringify(topic)}. ${hint}`);
  },
});
