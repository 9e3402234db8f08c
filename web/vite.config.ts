import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { stripSchemas } from './src/build/strip-schemas.ts';

// The browser asks for the font with the page, not first when the styles have arrived.
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((name) => /public-sans-latin-wght-normal.*\.woff2$/.test(name));
      if (!font) return [];
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
});

// Preact from its sources: in its minified files a function is called `z` like zod, whose calls may go (see below), and
// with that function the page on which a club signs would be gone.
const preact = dirname(fileURLToPath(import.meta.resolve('preact/package.json')));
const preactSources = [
  { find: /^preact$/, replacement: `${preact}/src/index.js` },
  { find: /^preact\/(hooks|jsx-runtime)$/, replacement: `${preact}/$1/src/index.js` },
];

// What every page needs, the login too. It comes with all that it imports, so that nothing stands here which leads to
// zod or to styles: of Mantine these four bring what a page that fails is shown with.
const everyPage = [
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/[a-z-]+)\//,
  /node_modules\/@mantine\/core\/esm\/(core|components\/(Alert|Anchor|Button|Text))\//,
  /\/api\/src\/(.*\.list|define-list)\.ts$/,
  /node_modules\/@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)\./,
  /\/api\/src\/limits\.ts$/,
  /\/web\/src\/((shell|ui)\/texts|ui\/useIsNarrow|lib\/fresh|domain\/keys)\.ts$/,
];

const server = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // The rest of the router's options stand in tsr.config.json; this one is asked before that file is found.
    // A loader is a file of its own, as a screen is, so that no route's queries come with the first load.
    tanstackRouter({ autoCodeSplitting: true, codeSplittingOptions: { defaultBehavior: [['component'], ['loader']] } }),
    react(),
    stripSchemas(),
    preloadFont(),
  ],
  resolve: { alias: preactSources },
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
      treeshake: { manualPureFunctions: ['z'] },
      // What every page needs stands in one file, not in many small ones, which are heavier together.
      output: {
        // The first file names all others, so that names are felt in it; the manifest says which is which.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [{ name: 'base', test: (id) => everyPage.some((place) => place.test(id)) }],
        },
      },
    },
  },
});
