import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig, type Plugin } from 'vite';
import { stripSchemas } from './src/build/strip-schemas.ts';

// The browser asks for the font with the page, not first when the styles have arrived.
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle, path }) {
      // The page on which a club signs is the browser's own letters.
      if (path !== '/index.html') return [];
      const font = Object.keys(bundle ?? {}).find((name) => /public-sans-latin-wght-normal.*\.woff2$/.test(name));
      if (!font) return [];
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
});

// Each by its name: a bare `z` is also what a minified library may call a function of its own.
const schemaCalls = [
  'z.array',
  'z.boolean',
  'z.enum',
  'z.refine',
  'z.superRefine',
  'z.coerce.number',
  'z.int',
  'z.literal',
  'z.maxLength',
  'z.minLength',
  'z.null',
  'z.number',
  'z.object',
  'z.record',
  'z.string',
  'z.undefined',
  'z.union',
];

const server = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // The rest of the router's options stand in tsr.config.json; this one is asked before that file is found.
    tanstackRouter({ autoCodeSplitting: true }),
    react(),
    stripSchemas(),
    preloadFont(),
  ],
  css: { postcss: { plugins: [mantine()] } },
  server: {
    proxy: {
      ...Object.fromEntries(
        ['/api', '/login/oidc', '/logout', '/print-contract', '/icons', '/health', '/calendar'].map((path) => [
          path,
          server,
        ]),
      ),
      '/underskriv': { target: server, bypass: () => '/signing.html' },
    },
  },
  build: {
    // Nothing as a data: address, so that the content security policy can do without them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: true,
    rolldownOptions: {
      // The app, and beside it the page of whoever was sent a link, which has nothing of the app in it.
      input: { app: 'index.html', signing: 'signing.html' },
      // Schemas are declared by calls of zod; those that nobody reads may go.
      treeshake: { manualPureFunctions: schemaCalls },
      // What every page needs stands in one file, not in many small ones, which are heavier together.
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules\/(react|scheduler|use-sync-external-store|@tanstack\/[a-z-]+)\// },
            { name: 'lists', test: /\/api\/src\/(.*\.list|define-list)\.ts$/ },
          ],
        },
      },
    },
  },
});
