import '../../build/cli/production-react.ts';
import { exitOnSignals } from './exit-on-signals.ts';
import { parseBenchOptions } from './options.ts';
import { runBench } from './run-bench.ts';

/** `npm run bench`. */
exitOnSignals();
await runBench(parseBenchOptions());
