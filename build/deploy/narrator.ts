/** Where a command is, so that an interruption can say what it leaves behind. */
export type Phase = 'build' | 'namespace' | 'records' | 'worker' | 'deployed';

/** Tells the operator what happens; what it says is for people, the report is for programs. */
export interface Narrator {
  enter(phase: Phase): void;
  say(line: string): void;
  warn(line: string): void;
  progress(stage: string, done: number, total: number): void;
}
