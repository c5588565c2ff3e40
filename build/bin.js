#!/usr/bin/env node
// The package's command. Sets up the process before any other module of the engine loads.
import { setUpNode } from './cli/engine/set-up-node.js';

setUpNode();
await import('./cli.ts');
