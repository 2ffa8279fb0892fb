/** The version of package.json, put in by Vite. */
declare const __APP_VERSION__: string;

/** Documents for developers, of docs, rendered by scripts/documents when the page is built. */
declare module 'virtual:documents/*' {
  const document: {
    readonly title: string;
    readonly sections: readonly {
      readonly anchor: string;
      readonly heading: string;
      readonly depth: 2 | 3;
    }[];
    readonly html: string;
  };
  export default document;
}

/** Rules of docs/rules, rendered by scripts/rules when the page is built. */
declare module 'virtual:rules/*' {
  const rules: {
    readonly title: string;
    readonly sections: readonly { readonly anchor: string; readonly heading: string }[];
    readonly html: string;
  };
  export default rules;
}
