/** Sample files are bundled as text. */
declare module '*.trf' {
  const text: string;
  export default text;
}
