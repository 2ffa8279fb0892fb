import { defineConfig } from 'vite';
import project from './package.json' with { type: 'json' };
import { documentsPlugin } from './scripts/documents/documents-plugin.ts';
import { offlinePlugin } from './scripts/offline/offline-plugin.ts';
import { rulesPlugin } from './scripts/rules/rules-plugin.ts';

/** Preact, the design system but for its forms, and the frame of the page; its texts come by language. */
const CORE =
  /\/node_modules\/(@preact|preact)\/|\/src\/client\/((base|shell|tiles)\/|ui\/(?!form|select-row|stepper|typed-number)|[^/]+$)|\/src\/messages\/(money|wording)\.ts$/;

export default defineConfig({
  root: 'src/client',
  plugins: [rulesPlugin(), documentsPlugin(), offlinePlugin()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __APP_VERSION__: JSON.stringify(project.version) },
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    // The oldest browsers that the site is for (README): what these lack of the language and of CSS is written in older words.
    target: ['safari16.4', 'ios16.4', 'firefox128', 'chrome111', 'edge111'],
    sourcemap: false,
    // The content security policy allows files of ours, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The service worker is a program of its own, at an address from which it serves the whole site.
      input: { index: 'src/client/index.html', sw: 'src/client/offline/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What every page needs comes in one file, not in twenty of a few hundred bytes.
        codeSplitting: { groups: [{ name: 'core', test: CORE }] },
      },
    },
  },
});
