/** The phase of a command, which determines the state after an interruption. */
export type Phase = 'build' | 'namespace' | 'records' | 'worker' | 'deployed';

/** Reports progress to the operator, in text for people. The report is for programs. */
export interface Narrator {
  enter(phase: Phase): void;
  say(line: string): void;
  warn(line: string): void;
  progress(stage: string, done: number, total: number): void;
}
