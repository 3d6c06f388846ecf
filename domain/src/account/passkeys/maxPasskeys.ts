/** The most passkeys of one account: more than anybody needs, and few enough for one page. */
export const maxPasskeys = 10;
