#!/usr/bin/env node
// The package's command. It prepares the process before any other module of the engine is loaded.
import { setUpNode } from './engine/set-up-node.js';

setUpNode();
await import('./cli.ts');
