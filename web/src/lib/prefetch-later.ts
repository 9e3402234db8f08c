/**
 * Loads what asks for a screen's data, and has it ask. A load that fails breaks no navigation: the screen asks itself,
 * and says what went wrong.
 */
// A dynamic import, here and wherever a route awaits one: a static one would enlarge what the login page loads.
export const prefetchLater = <Module>(load: () => Promise<Module>, run: (module: Module) => unknown): void =>
  void load().then(run, () => undefined);
