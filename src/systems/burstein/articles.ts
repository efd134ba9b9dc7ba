/** An article with the name of the regulations: "C.04.4.2:2026 art. 2.3.4 [C8]". */
export const bursteinArticle = (article: string): string => `C.04.4.2:2026 art. ${article}`;
