/** What an agent wants, the calls that it makes, and what it must learn from them. */
export interface AgentTask {
  readonly name: string;
  readonly calls: readonly (readonly [tool: string, values: Readonly<Record<string, unknown>>])[];
  /** Texts that the answers must contain. */
  readonly facts: readonly string[];
  readonly maxCalls: number;
  readonly maxTokens: number;
}

export interface TaskResult {
  readonly task: AgentTask;
  readonly tokens: number;
  /** The facts that no answer has. */
  readonly missing: readonly string[];
}

/** English and JSON have about four characters per token. */
const CHARACTERS_PER_TOKEN = 4;

/** Makes the calls of tasks at an MCP server, one after the other. */
export async function runTasks(mcp: string, tasks: readonly AgentTask[]): Promise<TaskResult[]> {
  const results: TaskResult[] = [];
  for (const task of tasks) {
    const answers: string[] = [];
    for (const [tool, values] of task.calls) answers.push(await callTool(mcp, tool, values));
    const text = answers.join('\n');
    const tokens = Math.ceil(text.length / CHARACTERS_PER_TOKEN);
    results.push({ task, tokens, missing: task.facts.filter((fact) => !text.includes(fact)) });
  }
  return results;
}

/** Whether a task has all its facts within its budgets. */
function isMet({ task, tokens, missing }: TaskResult): boolean {
  return missing.length === 0 && task.calls.length <= task.maxCalls && tokens <= task.maxTokens;
}

/** Prints the results, and returns the exit code of the command: 1 if a task is not met. */
export function reportTasks(results: readonly TaskResult[], print: (text: string) => void): 0 | 1 {
  print(taskTable(results));
  return results.every(isMet) ? 0 : 1;
}

/** A line for each task: facts, calls and tokens, each with what is needed or allowed. */
function taskTable(results: readonly TaskResult[]): string {
  const rows = results.map((result) => {
    const { task, tokens, missing } = result;
    const facts = `${task.facts.length - missing.length}/${task.facts.length}`;
    return [
      isMet(result) ? 'ok' : 'MISSED',
      facts,
      `${task.calls.length}/${task.maxCalls}`,
      `${tokens}/${task.maxTokens}`,
      task.name,
    ];
  });
  const lines = [['', 'facts', 'calls', 'tokens', 'task'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const table = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  const faults = results.flatMap(({ task, missing }) => missing.map((fact) => `missing in "${task.name}": ${fact}`));
  return [...table, ...faults].join('\n');
}

async function callTool(mcp: string, name: string, values: Readonly<Record<string, unknown>>): Promise<string> {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: values } };
  const response = await fetch(mcp, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { result, error }: Answer = await response.json();
  if (result === undefined) throw new Error(`${name} ${JSON.stringify(values)}: ${error?.message ?? response.status}`);
  return result.content.map(({ text }) => text).join('\n');
}

interface Answer {
  readonly result?: { readonly content: readonly { readonly text: string }[] };
  readonly error?: { readonly message: string };
}
