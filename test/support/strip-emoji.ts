/** Removes the application's emoji from a text, as a bot without them would have sent it. */
export function stripEmoji(text: string): string {
  return text.replaceAll(/<:\w+:\d+> ?/g, '');
}
