import '../../cli/production-react.ts';
import { compileOne } from './compile-one.ts';

/** A process that compiles descriptions one by one. The command kills it if one takes too long. */
process.on('message', (file: string) => {
  void compileOne(file).then((row) => process.send?.(row));
});
