/** Characters that YAML rejects or reads as a line break, although JSON allows them unescaped. */
const ESCAPED = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** Formats a value as JSON that is also valid YAML; lone surrogates become U+FFFD. */
export function formatYaml(value: unknown): string {
  const json = JSON.stringify(value, (_key, part) =>
    typeof part === 'string' ? part.replaceAll(/\p{Cs}/gu, '\ufffd') : part,
  );
  return json.replaceAll(ESCAPED, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
