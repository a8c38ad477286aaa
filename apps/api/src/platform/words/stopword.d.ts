/** Lists of stop words by language (ISO 639-3). The package has no types. */
declare module 'stopword' {
  export const ara: readonly string[];
  export const deu: readonly string[];
  export const eng: readonly string[];
  export const jpn: readonly string[];
  export const kor: readonly string[];
  export const rus: readonly string[];
  export const tha: readonly string[];
  export const zho: readonly string[];
}
