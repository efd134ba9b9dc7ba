/** The code page tables of iconv-lite: data only, so that they work without Node's Buffer. */
declare module 'iconv-lite/encodings/sbcs-data-generated.js' {
  const tables: Readonly<
    Record<string, string | { readonly type: string; readonly chars: string }>
  >;
  export default tables;
}
