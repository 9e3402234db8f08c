import { Generator, getConfig } from '@tanstack/router-generator';

// Writes src/routeTree.gen.ts without a build: the type check of the web package needs it.
const root = import.meta.dirname;
await new Generator({ config: getConfig({}, root), root }).run();
