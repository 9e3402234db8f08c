import { setNonce } from 'get-nonce';

const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
const nonce = meta.startsWith('__') ? '' : meta;

// Dialogs lock the page's scrolling by a style element of their own, which asks here.
if (nonce) setNonce(nonce);

/** The nonce that the server gave this page's styles; empty where a development server left the placeholder. */
export const styleNonce = (): string => nonce;
