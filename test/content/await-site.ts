import { inject } from 'vitest';
import { awaitContent } from '../serve-content.ts';

await awaitContent(inject('siteUrl'));
