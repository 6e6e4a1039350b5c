// Style sheets as texts, for the shadow roots of elements.
declare module '*.css?inline' {
  const text: string;
  export default text;
}
