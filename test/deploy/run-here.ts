import { vi } from 'vitest';
import { runCli } from '../../build/cli/commands/run-cli.ts';
import type { Outcome } from '../outcome-of.ts';

/** Runs a command in this process, as far as no crash is concerned, and restores what it changes. */
export async function runHere(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<Outcome> {
  const { env } = process;
  const signals = (['SIGINT', 'SIGTERM'] as const).map((name) => [name, process.listeners(name)] as const);
  const output = { stdout: '', stderr: '' };
  const spies = (['log', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((line) => {
      output[method === 'log' ? 'stdout' : 'stderr'] += `${line}\n`;
    }),
  );
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    process.exitCode = code ?? 0;
    return undefined as never;
  });
  process.env = { ...env, ...variables };
  try {
    await runCli(args);
    return { code: Number(process.exitCode ?? 0), ...output };
  } finally {
    process.env = env;
    process.exitCode = undefined;
    for (const spy of [...spies, exit]) spy.mockRestore();
    for (const [name, before] of signals)
      for (const listener of process.listeners(name)) if (!before.includes(listener)) process.off(name, listener);
  }
}
