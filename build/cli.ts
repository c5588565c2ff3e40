import './cli/production-react.ts';
import { runCli } from './cli/commands/run-cli.ts';

await runCli(process.argv.slice(2));
