import '../cli/production-react.ts';
import { compileOne } from './compile-one.ts';

/** A process that compiles one description after another; the command ends it when one takes too long. */
process.on('message', (file: string) => {
  void compileOne(file).then((row) => process.send?.(row));
});
