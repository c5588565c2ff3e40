import './cli/production-react.ts';
import { runCli } from './commands/run-cli.ts';

await runCli(process.argv.slice(2));
