#!/usr/bin/env node
// The package's command. Sets up the process before any other module of the engine loads.
import { mapStackTraces } from './cli/engine/map-stack-traces.js';
import { setUpNode } from './cli/engine/set-up-node.js';

setUpNode();
mapStackTraces();
await import('./cli.ts');
