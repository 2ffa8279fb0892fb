/** Something to say, in the language of the page: it may stay in sight while that is switched, so keep this, not its text. */
export type Spoken = { readonly message: string };

/** What `say` says, said anew whenever it is read. */
export const spoken = (say: () => string): Spoken => ({
  get message() {
    return say();
  },
});

/** A text as it is, or what follows the language of the page. */
export const asSpoken = (said: string | Spoken): Spoken =>
  typeof said === 'string' ? { message: said } : said;
