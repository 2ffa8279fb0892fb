/** The version of package.json, put in by Vite. */
declare const __APP_VERSION__: string;

/** Rules of docs/rules, rendered by scripts/rules when the page is built. */
declare module 'virtual:rules/*' {
  const rules: {
    readonly title: string;
    readonly sections: readonly { readonly anchor: string; readonly heading: string }[];
    readonly html: string;
  };
  export default rules;
}
