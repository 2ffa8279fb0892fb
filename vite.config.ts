import { defineConfig } from 'vite';
import project from './package.json' with { type: 'json' };
import { rulesPlugin } from './scripts/rules/rules-plugin.ts';

export default defineConfig({
  root: 'src/client',
  plugins: [rulesPlugin()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __APP_VERSION__: JSON.stringify(project.version) },
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    // The content security policy allows files of ours, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
