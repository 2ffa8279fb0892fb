/** The version of package.json, put in by Vite. */
declare const __APP_VERSION__: string;
