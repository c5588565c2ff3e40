import type { ChangeMark } from '../../../worker/model/api-facts.ts';

/** What has changed of late, by subject (`change-subjects.ts`); `''` is the operation itself. */
export type MarksBySubject = Readonly<Record<string, ChangeMark>>;

/** The changes that pages show. */
export interface ChangeMarks {
  /** Of an operation and all that it sends and returns. */
  readonly ofOperation: (name: string) => MarksBySubject;
  /** Of a named schema. */
  readonly ofSchema: (name: string) => MarksBySubject;
}
