/** Characters that YAML refuses or reads as a line break, though JSON takes them as they are. */
const ESCAPED = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** A value as JSON that every reader of YAML takes too; half a character becomes U+FFFD. */
export function formatYaml(value: unknown): string {
  const json = JSON.stringify(value, (_key, part) =>
    typeof part === 'string' ? part.replaceAll(/\p{Cs}/gu, '\ufffd') : part,
  );
  return json.replaceAll(ESCAPED, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
