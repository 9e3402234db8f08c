import { createStore } from './store.ts';

/** Whether the last call failed to reach the server. The transport tells; the frame shows it and tries again. */
export const connectionLost = createStore(false);
