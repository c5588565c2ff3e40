import type { SiteFrame } from '../../model/site.ts';
import { isObject, type JsonObject } from '../../request/value/json.ts';
import { ERROR_CODES, RpcError } from './json-rpc.ts';

/** A prompt that people choose in their client to start a task. */
interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly argument: string;
  readonly toText: (title: string, value: string) => string;
}

const MAX_VALUE_LENGTH = 2_000;

const PROMPTS: readonly Prompt[] = [
  {
    name: 'answer',
    title: 'Answer a question',
    description: 'Answers from the documentation, with links.',
    argument: 'question',
    toText: (title, question) =>
      `Answer from ${title}: ${question}\n\nUse "search", read the sections that matter with "get_page", and link each fact to its page without ".md". Say so if the documentation does not answer it.`,
  },
  {
    name: 'integrate',
    title: 'Write code against the API',
    description: 'Plans and writes an integration.',
    argument: 'task',
    toText: (title, task) =>
      `Write code for this task, with the API in ${title}: ${task}\n\nFind the operations with "search", read each with "get_operation", and read the guides on authentication, errors and retries. Use only fields and operations that they name.`,
  },
];

export function listPrompts(): JsonObject {
  const prompts = PROMPTS.map(({ name, title, description, argument }) => {
    return { name, title, description, arguments: [{ name: argument, required: true }] };
  });
  return { prompts };
}

/** A prompt with its argument inserted. Throws RpcError for an unknown prompt or a missing argument. */
export function getPrompt({ title }: SiteFrame, { name, arguments: values }: JsonObject): JsonObject {
  const prompt = PROMPTS.find((candidate) => candidate.name === name);
  if (prompt === undefined)
    throw new RpcError(ERROR_CODES.invalidParams, `Unknown prompt: ${String(name).slice(0, 100)}`);
  const value = isObject(values) ? values[prompt.argument] : undefined;
  if (typeof value !== 'string' || value.trim() === '')
    throw new RpcError(ERROR_CODES.invalidParams, `"${prompt.argument}" is missing.`);
  const text = prompt.toText(title, value.slice(0, MAX_VALUE_LENGTH));
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}
